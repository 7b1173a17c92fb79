import { explainRequired } from '@marco/contract-kit/required-text';
import { useIdempotencyKey } from '@marco/web-kit/api-client';
import { DatePicker } from '@marco/web-kit/date-picker';
import { TextInput } from '@marco/web-kit/field';
import { FormModal } from '@marco/web-kit/form-modal';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Textarea } from '@marco/web-kit/textarea';
import { leaveToCaller } from '@marco/web-kit/versioned-change';
import type { createCambioEstandarEndpoint } from '../../contract/index.ts';
import { LIMITES_ESTANDAR } from '../../contract/terms.ts';
import { useCambioEstandar } from './use-cambio-estandar.ts';

const VACIO = { numero: '', fecha: '', responsable: '', naturaleza: '' };
type Valores = typeof VACIO;
const NOMBRES: Readonly<Record<keyof Valores, string>> = {
  numero: 'Versión',
  fecha: 'Fecha',
  responsable: 'Responsable',
  naturaleza: 'Naturaleza del cambio',
};

function findErrors(valores: Valores) {
  const campos = Object.keys(VACIO) as (keyof Valores)[];
  return Object.fromEntries(campos.map((campo) => [campo, findError(valores, campo)]));
}

function findError(valores: Valores, campo: keyof Valores): string | undefined {
  const text = valores[campo].trim();
  if (text === '') return explainRequired(NOMBRES[campo]);
  const limite = campo === 'fecha' ? text.length : LIMITES_ESTANDAR[campo];
  return text.length > limite ? `Escriba máximo ${limite} caracteres.` : undefined;
}

export interface CambioModalProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** Adds a row to the change control. */
export function CambioModal({ id, onClose }: CambioModalProps) {
  const keyFor = useIdempotencyKey();
  const { send } = useCambioEstandar(id);
  const form = useRuledForm<Valores>({
    initial: VACIO,
    names: NOMBRES,
    findErrors,
    onSend: async (valores) => {
      const isDone = await send(
        (api, options) =>
          api.call<typeof createCambioEstandarEndpoint>(
            { method: 'POST', path: '/estandares/{id}/cambios' },
            { params: { id }, body: valores },
            { ...options, idempotencyKey: keyFor({ id, ...valores }) },
          ),
        'Se agregó el cambio.',
        leaveToCaller,
      );
      if (isDone) onClose();
    },
  });
  const control = (campo: keyof Valores) => ({
    label: NOMBRES[campo],
    required: true,
    ...bindField(form, campo),
  });

  return (
    <FormModal
      form={form}
      onClose={onClose}
      title="Agregar cambio"
      message="Los campos marcados con * son obligatorios."
      submitLabel="Agregar"
    >
      <TextInput autoComplete="off" {...control('numero')} />
      <DatePicker {...control('fecha')} />
      <TextInput autoComplete="off" {...control('responsable')} />
      <Textarea {...control('naturaleza')} />
    </FormModal>
  );
}
