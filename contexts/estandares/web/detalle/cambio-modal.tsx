import { explainRequired } from '@marco/contract-kit/required-text';
import { useIdempotencyKey } from '@marco/web-kit/api-client';
import { DatePicker } from '@marco/web-kit/date-picker';
import { TextInput } from '@marco/web-kit/field';
import { FormModal, useExplainErrors, useRefusals } from '@marco/web-kit/form-modal';
import { Textarea } from '@marco/web-kit/textarea';
import { useState } from 'react';
import type { createCambioEstandarEndpoint } from '../../contract/index.ts';
import { LIMITES_ESTANDAR } from '../../contract/terms.ts';
import { useCambioEstandar } from './use-cambio-estandar.ts';

const VACIO = { numero: '', fecha: '', responsable: '', naturaleza: '' };
type Valores = typeof VACIO;
const CAMPOS = Object.keys(VACIO) as (keyof Valores)[];

const REQUERIDOS: Readonly<Record<keyof Valores, string>> = {
  numero: explainRequired('Versión'),
  fecha: explainRequired('Fecha'),
  responsable: explainRequired('Responsable'),
  naturaleza: explainRequired('Naturaleza del cambio'),
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
  const keyFor = useIdempotencyKey();
  const { send, isSaving } = useCambioEstandar(id);
  const refusals = useRefusals(CAMPOS);
  const explainErrors = useExplainErrors();
  const [valores, setValores] = useState(VACIO);
  const [submitted, setSubmitted] = useState(false);
  const control = (campo: keyof Valores) => ({
    required: true,
    value: valores[campo],
    onChange: (value: string) => {
      refusals.forget();
      setValores((before) => ({ ...before, [campo]: value }));
    },
    errors: refusals.listErrors(campo, findError(valores, campo)),
    submitted,
  });

  async function submit(): Promise<void> {
    setSubmitted(true);
    if (CAMPOS.some((campo) => findError(valores, campo).length > 0)) return explainErrors();
    const isDone = await send(
      (api, options) =>
        api.call<typeof createCambioEstandarEndpoint>(
          { method: 'POST', path: '/estandares/{id}/cambios' },
          { params: { id }, body: valores },
          { ...options, idempotencyKey: keyFor({ id, ...valores }) },
        ),
      'Se agregó el cambio.',
      refusals.explain,
    );
    if (isDone) onClose();
  }

  return (
    <FormModal
      onClose={onClose}
      title="Agregar cambio"
      message="Los campos marcados con * son obligatorios."
      busy={isSaving && 'Guardando'}
      onSubmit={() => void submit()}
      submitLabel="Agregar"
    >
      <TextInput label="Versión" autoComplete="off" {...control('numero')} />
      <DatePicker label="Fecha" {...control('fecha')} />
      <TextInput label="Responsable" autoComplete="off" {...control('responsable')} />
      <Textarea label="Naturaleza del cambio" {...control('naturaleza')} />
    </FormModal>
  );
}
