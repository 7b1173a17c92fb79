import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentModals, subscribeModals } from './modal-store.ts';

// The dialog and React Aria under it load with the first dialog, not with the page.
const loadRequestDialog = () => import('./request-dialog.tsx');
const RequestDialog = lazy(() => loadRequestDialog().then((module) => ({ default: module.RequestDialog })));

/** Fetches the dialogs ahead, so that one that says the connection is lost does not need it. */
export async function preloadModals(): Promise<void> {
  // Without connection the first dialog tries again.
  await loadRequestDialog().catch(() => undefined);
}

/** Where the dialogs of `useModal` show; once, at the root. */
export function ModalHost() {
  const requests = useSyncExternalStore(subscribeModals, currentModals);
  return (
    <Suspense fallback={null}>
      {requests.map((request) => (
        <RequestDialog key={request.id} request={request} />
      ))}
    </Suspense>
  );
}
