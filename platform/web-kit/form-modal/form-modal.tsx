import type { Decision } from '@marco/contract-kit';
import { type ReactNode, useId } from 'react';
import { Button } from '../button/index.ts';
import { Modal, type ModalProps } from '../modal/index.ts';
import type { RuledForm } from '../ruled-form/index.ts';
import styles from './form-modal.module.css';

interface FormModalProps extends Pick<ModalProps, 'title' | 'message' | 'tone' | 'size' | 'onClose'> {
  /** What is written in it; its fields take `bindField(form, 'nombre')`. */
  readonly form: Pick<RuledForm<object>, 'isSending' | 'onSubmit'>;
  /** What sends the form: 'Agregar'. */
  readonly submitLabel: string;
  /** `danger` where what it does cannot be undone. */
  readonly variant?: 'primary' | 'danger';
  /** What it is doing while it is sent: 'Agregando'. */
  readonly sendingLabel?: string;
  /** What it waits for before it can be sent: 'Cargando el documento'. */
  readonly waitsFor?: string | false;
  /** Why it cannot be sent. */
  readonly blocked?: Decision | undefined;
  readonly children: ReactNode;
}

/** The dialog of a `useRuledForm`: its fields, of which a block may still load, 'Cancelar' and the button that sends it. */
export function FormModal(props: FormModalProps) {
  const { form, submitLabel, sendingLabel = 'Guardando', waitsFor = false, blocked, ...others } = props;
  const { variant = 'primary', children, ...dialog } = others;
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
          <Button
            type="submit"
            form={formId}
            variant={variant}
            busy={(form.isSending && sendingLabel) || waitsFor}
            blocked={blocked}
          >
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
          // A form of the screen the dialog stands in is another one.
          event.stopPropagation();
          if (blocked?.allowed === false || waitsFor !== false) event.preventDefault();
          else form.onSubmit(event);
        }}
      >
        {children}
      </form>
    </Modal>
  );
}
