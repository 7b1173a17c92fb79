import { explainRequired } from '@marco/contract-kit/required-text';
import { FORMA_CODIGO_OPERACION } from '@marco/servicios/terms';
import { TextInput } from '@marco/web-kit/field';
import { FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { FormModal, useRowDraft } from '@marco/web-kit/form-modal';
import { Select, toOptions } from '@marco/web-kit/select';
import type { DatosOperacion } from '../../contract/index.ts';
import { LIMITES_SOLICITUD, TIPO_INTERCAMBIO, type TipoIntercambio } from '../../contract/terms.ts';

interface OperacionDialogProps {
  /** The operation to change; null adds one. */
  readonly operacion: DatosOperacion | null;
  /** Codes of the others. */
  readonly otros: readonly string[];
  readonly onKeep: (operacion: DatosOperacion) => void;
  readonly onClose: () => void;
}

const NUEVA: DatosOperacion = { codigo: '', nombre: '', tipoIntercambio: null };
const TIPOS = toOptions(TIPO_INTERCAMBIO);
const limites = LIMITES_SOLICITUD.operacion;

/** One operation of the servicio. */
export function OperacionDialog({ operacion, otros, onKeep, onClose }: OperacionDialogProps) {
  const draft = useRowDraft(operacion ?? NUEVA);
  const { row: escrita, edit, wasSent } = draft;
  const errores = findErrores(escrita, otros);
  const toField = (name: 'codigo' | 'nombre') => ({
    errors: errores[name] === undefined ? [] : [errores[name]],
    submitted: wasSent,
    value: escrita[name],
    maxLength: limites[name],
    onChange: (value: string) => edit({ [name]: value }),
  });
  return (
    <FormModal
      onClose={onClose}
      message="Los campos marcados con * son obligatorios."
      title={operacion ? `Cambiar la operación ${operacion.codigo}` : 'Agregar operación'}
      onSubmit={() => draft.submit(Object.keys(errores).length === 0, onKeep)}
      submitLabel={operacion ? 'Cambiar' : 'Agregar'}
    >
      <FormGrid>
        <FormCell span={12}>
          <TextInput
            label="Nombre de la operación"
            required
            autoComplete="off"
            hint="Qué hace quien la llama: consultar la vigencia, notificar un cambio."
            {...toField('nombre')}
          />
        </FormCell>
        <FormCell span={6}>
          <TextInput
            label="Código"
            required
            autoComplete="off"
            hint="Como se llamará en el contrato: consultarVigencia."
            {...toField('codigo')}
          />
        </FormCell>
        <FormCell span={6}>
          <Select
            label="Tipo de intercambio"
            optional
            placeholder="El del servicio"
            options={TIPOS}
            value={escrita.tipoIntercambio ?? ''}
            onChange={(tipo) => edit({ tipoIntercambio: tipo === '' ? null : (tipo as TipoIntercambio) })}
          />
        </FormCell>
      </FormGrid>
    </FormModal>
  );
}

function findErrores(
  { codigo, nombre }: DatosOperacion,
  otros: readonly string[],
): Readonly<Partial<Record<'codigo' | 'nombre', string>>> {
  const escrito = codigo.trim();
  return {
    ...(nombre.trim() === '' ? { nombre: explainRequired('Nombre de la operación') } : {}),
    ...(otros.includes(escrito) ? { codigo: 'Ya hay una operación con ese código.' } : {}),
    ...(FORMA_CODIGO_OPERACION.test(escrito)
      ? {}
      : { codigo: 'Escriba de 3 a 60 letras sin tilde o números, la primera en minúscula.' }),
  };
}
