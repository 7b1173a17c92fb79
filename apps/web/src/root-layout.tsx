import { SignInKeeper } from '@marco/acceso/web';
import { MesasStorageKeeper } from '@marco/mesas/web';
import { BannerHost } from '@marco/web-kit/banner';
import { ModalHost } from '@marco/web-kit/modal';
import { RouteFocus } from '@marco/web-kit/page';
import { PendingIndicator } from '@marco/web-kit/pending-indicator';
import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';

// After the first paint: nothing was pressed or typed yet.
const WorkKeepers = lazy(async () => ({ default: (await import('./work-keepers.tsx')).WorkKeepers }));

/** What stands once around all screens. The screens come before the watchers of their titles and storage. */
export function RootLayout() {
  return (
    <>
      <PendingIndicator />
      <Outlet />
      <RouteFocus />
      <Suspense fallback={null}>
        <WorkKeepers />
      </Suspense>
      <MesasStorageKeeper />
      <SignInKeeper />
      <BannerHost />
      <ModalHost />
    </>
  );
}
