import { useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { Textarea } from '../textarea/index.ts';
import styles from './modal.module.css';
import { ModalDialog } from './modal-dialog.tsx';
import type { ModalRequest } from './modal-store.ts';
import { findTextErrors } from './text-rule.ts';

export type TextRequest = Extract<ModalRequest, { readonly kind: 'text' }>;

/** A text to type, trimmed (specification §2, §5 'Text-input modal'). */
export function TextDialog({ request }: { readonly request: TextRequest }) {
  const { title, message, tone, label, confirmLabel, cancelLabel, settle } = request;
  const [text, setText] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const errors = findTextErrors(text);

  function submit(): void {
    setSubmitted(true);
    if (errors.length === 0) settle(text.trim());
    else field.current?.focus();
  }

  return (
    <ModalDialog
      {...{ title, message, tone }}
      onClose={() => settle(null)}
      actions={
        <>
          <Button variant="neutral" onClick={() => settle(null)}>
            <span className={styles['label']}>{cancelLabel}</span>
          </Button>
          <Button onClick={submit}>
            <span className={styles['label']}>{confirmLabel}</span>
          </Button>
        </>
      }
    >
      <Textarea ref={field} {...{ label, errors, submitted }} required value={text} onChange={setText} />
    </ModalDialog>
  );
}
