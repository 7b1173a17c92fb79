import type { Decision } from '@marco/contract-kit';
import { type ReactNode, useId } from 'react';
import { Button } from '../button/index.ts';
import { Modal, type ModalProps } from '../modal/index.ts';
import styles from './form-modal.module.css';

interface FormModalProps extends Pick<ModalProps, 'title' | 'message' | 'tone' | 'size' | 'onClose'> {
  /** What sends the form: 'Agregar'. */
  readonly submitLabel: string;
  /** `danger` where what it does cannot be undone. */
  readonly variant?: 'primary' | 'danger';
  /** What it is doing meanwhile: 'Guardando'. */
  readonly busy?: string | false;
  /** Why it cannot be sent. */
  readonly blocked?: Decision | undefined;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A dialog with a form: its fields, of which a block may still load, 'Cancelar' and the button that sends it. */
export function FormModal(props: FormModalProps) {
  const { submitLabel, variant = 'primary', busy = false, blocked, onSubmit, children, ...dialog } = props;
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
          <Button type="submit" form={formId} variant={variant} busy={busy} blocked={blocked}>
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
          // A form of the screen the dialog stands in is another one.
          event.stopPropagation();
          if (blocked?.allowed !== false && busy === false) onSubmit();
        }}
      >
        {children}
      </form>
    </Modal>
  );
}
