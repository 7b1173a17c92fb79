import { Button } from '../button/index.ts';
import { DialogFrame } from './dialog-frame.tsx';
import { UNSAVED_ARE_LOST } from './unsaved-texts.ts';

interface DiscardQuestionProps {
  readonly onStay: () => void;
  readonly onDiscard: () => void;
}

/** Stands over a dialog that would close with what was typed in it; Escape stays. */
export function DiscardQuestion({ onStay, onDiscard }: DiscardQuestionProps) {
  return (
    <DialogFrame
      role="alertdialog"
      tone="question"
      title="¿Desea descartar lo que escribió?"
      message={UNSAVED_ARE_LOST}
      onClose={onStay}
      actions={
        <>
          <Button variant="neutral" onClick={onStay}>
            Seguir aquí
          </Button>
          <Button onClick={onDiscard}>Descartar</Button>
        </>
      }
    />
  );
}
