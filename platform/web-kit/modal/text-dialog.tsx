import { useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { Textarea } from '../textarea/index.ts';
import styles from './modal.module.css';
import { ModalDialog } from './modal-dialog.tsx';
import type { ModalRequest } from './modal-store.ts';

/** Longest text of the text-input modal, after trimming (specification §5, §9). */
const LONGEST_TEXT = 200;

/** What is wrong with the text of a text-input modal. */
function findTextErrors(text: string): readonly string[] {
  const { length } = text.trim();
  if (length === 0) return ['Este campo es requerido'];
  if (length > LONGEST_TEXT) return [`La cantidad máxima de caracteres permitidos son ${LONGEST_TEXT}`];
  return [];
}

export type TextRequest = Extract<ModalRequest, { readonly kind: 'text' }>;

/** A text to type, trimmed; it stays on show until it was sent (specification §2, §5 'Text-input modal'). */
export function TextDialog({ request }: { readonly request: TextRequest }) {
  const { title, message, tone, label, confirmLabel, cancelLabel, send, settle } = request;
  const [text, setText] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isSending, setSending] = useState(false);
  const errors = findTextErrors(text);

  async function submit(): Promise<void> {
    setSubmitted(true);
    if (errors.length > 0) {
      field.current?.focus();
      return;
    }
    setSending(true);
    const isDone = await send(text.trim()).finally(() => setSending(false));
    if (isDone) settle(true);
  }

  return (
    <ModalDialog
      title={title}
      message={message}
      tone={tone}
      onClose={() => settle(false)}
      actions={
        <>
          <Button variant="neutral" onClick={() => settle(false)}>
            <span className={styles['label']}>{cancelLabel}</span>
          </Button>
          <Button busy={isSending && 'Guardando'} onClick={() => void submit()}>
            <span className={styles['label']}>{confirmLabel}</span>
          </Button>
        </>
      }
    >
      <Textarea
        ref={field}
        label={label}
        errors={errors}
        submitted={submitted}
        required
        value={text}
        onChange={(next) => {
          // Input that arrives while the text is being sent is ignored.
          if (!isSending) setText(next);
        }}
      />
    </ModalDialog>
  );
}
