import { DialogFrame } from './dialog-frame.tsx';
import { DiscardQuestion } from './discard-question.tsx';
import type { ModalProps } from './modal-props.ts';
import { useTypedGuard } from './use-typed-guard.ts';

/** A dialog that Escape closes, after a question when something was typed in it; see `Modal`. */
export function ModalDialog({ onClose, ...content }: Omit<ModalProps, 'isOpen'>) {
  const { part, isAsking, tryClose, stay } = useTypedGuard(onClose);
  return (
    <>
      <DialogFrame {...content} dialog={part} onClose={tryClose} />
      {isAsking ? <DiscardQuestion onStay={stay} onDiscard={onClose} /> : null}
    </>
  );
}
