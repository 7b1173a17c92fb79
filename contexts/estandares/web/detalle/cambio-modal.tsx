import { useIdempotencyKey } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { DatePicker } from '@marco/web-kit/date-picker';
import { openValidationErrors } from '@marco/web-kit/failure-modal';
import { TextInput } from '@marco/web-kit/field';
import { Modal, useModal } from '@marco/web-kit/modal';
import { Textarea } from '@marco/web-kit/textarea';
import { type FormEvent, useId, useState } from 'react';
import type { createCambioEstandar } from '../../contract/index.ts';
import { LIMITES_ESTANDAR } from '../../contract/terms.ts';
import styles from './detalle.module.css';
import { useCambioEstandar } from './use-cambio-estandar.ts';

const VACIO = { numero: '', fecha: '', responsable: '', naturaleza: '' };
type Valores = typeof VACIO;

const REQUERIDOS: Readonly<Record<keyof Valores, string>> = {
  numero: 'La versión es requerida.',
  fecha: 'La fecha es requerida.',
  responsable: 'El responsable es requerido.',
  naturaleza: 'La naturaleza del cambio es requerida.',
};

function findError(valores: Valores, campo: keyof Valores): string[] {
  const text = valores[campo].trim();
  if (text === '') return [REQUERIDOS[campo]];
  const limite = campo === 'fecha' ? text.length : LIMITES_ESTANDAR[campo];
  return text.length > limite ? [`Escriba máximo ${limite} caracteres.`] : [];
}

export interface CambioModalProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** Adds a row to the change control. */
export function CambioModal({ id, onClose }: CambioModalProps) {
  const formId = useId();
  const modals = useModal();
  const keyFor = useIdempotencyKey();
  const { send, isSaving } = useCambioEstandar(id);
  const [valores, setValores] = useState(VACIO);
  const [submitted, setSubmitted] = useState(false);
  const control = (campo: keyof Valores) => ({
    required: true,
    value: valores[campo],
    onChange: (value: string) => setValores((before) => ({ ...before, [campo]: value })),
    errors: findError(valores, campo),
    submitted,
  });

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setSubmitted(true);
    const wrong = (Object.keys(VACIO) as (keyof Valores)[]).flatMap((campo) => findError(valores, campo));
    if (wrong.length > 0) {
      await openValidationErrors(modals, wrong);
      return;
    }
    const isDone = await send(
      (api, options) =>
        api.call<typeof createCambioEstandar>(
          { method: 'POST', path: '/estandares/{id}/cambios' },
          { params: { id }, body: valores },
          { ...options, idempotencyKey: keyFor({ id, ...valores }) },
        ),
      'Se agregó el cambio.',
    );
    if (isDone) onClose();
  }

  return (
    <Modal
      isOpen
      onClose={onClose}
      title="Agregar cambio"
      actions={
        <>
          <Button variant="neutral" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} busy={isSaving && 'Guardando'}>
            Agregar
          </Button>
        </>
      }
    >
      <form id={formId} className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
        <TextInput label="Versión" autoComplete="off" {...control('numero')} />
        <DatePicker label="Fecha" {...control('fecha')} />
        <TextInput label="Responsable" autoComplete="off" {...control('responsable')} />
        <Textarea label="Naturaleza del cambio" {...control('naturaleza')} />
      </form>
    </Modal>
  );
}
