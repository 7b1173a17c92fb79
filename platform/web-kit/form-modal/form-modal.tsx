import { type ReactNode, useId } from 'react';
import { Button } from '../button/index.ts';
import { Modal, type ModalProps } from '../modal/index.ts';
import styles from './form-modal.module.css';

interface FormModalProps extends Pick<ModalProps, 'title' | 'message' | 'size' | 'onClose'> {
  /** What sends the form: 'Agregar'. */
  readonly submitLabel: string;
  /** What it is doing meanwhile: 'Guardando'. */
  readonly busy?: string | false;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A dialog with a form: its fields, 'Cancelar' and the button that sends it. */
export function FormModal({ submitLabel, busy, onSubmit, children, ...dialog }: FormModalProps) {
  const formId = useId();
  return (
    <Modal
      isOpen
      {...dialog}
      actions={
        <>
          <Button variant="neutral" onClick={dialog.onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} busy={busy ?? false}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </form>
    </Modal>
  );
}
