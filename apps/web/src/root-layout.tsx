import { SignInKeeper } from '@marco/acceso/web';
import { BannerHost } from '@marco/web-kit/banner';
import { ModalHost } from '@marco/web-kit/modal';
import { RouteFocus } from '@marco/web-kit/page';
import { PendingIndicator } from '@marco/web-kit/pending-indicator';
import { Outlet } from 'react-router';
import { keepers } from './modules/public-modules.ts';
import { WorkKeepers } from './work-keepers.tsx';

/**
 * Parts that are drawn once around all screens. The screens come before the parts that watch their titles and
 * storage.
 */
export function RootLayout() {
  return (
    <>
      <PendingIndicator />
      <Outlet />
      <RouteFocus />
      <WorkKeepers />
      {keepers.map(({ id, Keeper }) => (
        <Keeper key={id} />
      ))}
      <SignInKeeper />
      <BannerHost />
      <ModalHost />
    </>
  );
}
