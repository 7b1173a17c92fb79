import { lazy, Suspense } from 'react';
import type { ModalProps } from './modal-props.ts';

const ModalDialog = lazy(() =>
  import('./modal-dialog.tsx').then((module) => ({ default: module.ModalDialog })),
);

/** A dialog of 32rem with any content: focus goes to its title, stays inside and returns on closing. */
export function Modal({ isOpen, ...dialog }: ModalProps) {
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <ModalDialog {...dialog} />
    </Suspense>
  );
}
