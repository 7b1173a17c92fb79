import { Button } from '../button/index.ts';
import { DialogFrame } from './dialog-frame.tsx';
import styles from './modal.module.css';
import type { ModalRequest } from './modal-store.ts';
import { TextDialog } from './text-dialog.tsx';

type ChoiceRequest = Extract<ModalRequest, { readonly kind: 'choice' }>;

/** One alert, warning, question or text to type. */
export function RequestDialog({ request }: { readonly request: ModalRequest }) {
  return request.kind === 'text' ? <TextDialog request={request} /> : <ChoiceDialog request={request} />;
}

function ChoiceDialog({ request }: { readonly request: ChoiceRequest }) {
  const { title, message, body, tone, confirmLabel, cancelLabel, onEscape, settle } = request;
  return (
    <DialogFrame
      role="alertdialog"
      title={title}
      message={message}
      tone={tone}
      onClose={() => settle(onEscape)}
      actions={
        <>
          {cancelLabel ? (
            <Button variant="neutral" onClick={() => settle(false)}>
              <span className={styles['label']}>{cancelLabel}</span>
            </Button>
          ) : null}
          <Button onClick={() => settle(true)}>
            <span className={styles['label']}>{confirmLabel}</span>
          </Button>
        </>
      }
    >
      {body}
    </DialogFrame>
  );
}
