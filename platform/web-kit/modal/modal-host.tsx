import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentModal, subscribeModals } from './modal-store.ts';

// The dialog and React Aria under it load with the first dialog, not with the page.
const RequestDialog = lazy(() =>
  import('./request-dialog.tsx').then((module) => ({ default: module.RequestDialog })),
);

/** Where the dialogs of `useModal` show; once, at the root. */
export function ModalHost() {
  const request = useSyncExternalStore(subscribeModals, currentModal);
  if (!request) return null;
  return (
    <Suspense fallback={null}>
      <RequestDialog key={request.id} request={request} />
    </Suspense>
  );
}
