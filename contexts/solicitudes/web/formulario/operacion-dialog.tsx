import { explainRequired } from '@marco/contract-kit/required-text';
import { FORMA_CODIGO_OPERACION } from '@marco/servicios/terms';
import { TextInput } from '@marco/web-kit/field';
import { FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { FormModal } from '@marco/web-kit/form-modal';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
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
const NOMBRES: Readonly<Record<keyof DatosOperacion, string>> = {
  codigo: 'Código',
  nombre: 'Nombre de la operación',
  tipoIntercambio: 'Tipo de intercambio',
};
const TIPOS = toOptions(TIPO_INTERCAMBIO);
const limites = LIMITES_SOLICITUD.operacion;

/** One operation of the servicio. */
export function OperacionDialog({ operacion, otros, onKeep, onClose }: OperacionDialogProps) {
  const form = useRuledForm<DatosOperacion>({
    initial: operacion ?? NUEVA,
    names: NOMBRES,
    findErrors: (escrita) => findErrores(escrita, otros),
    onSend: async ({ codigo, nombre, tipoIntercambio }) =>
      onKeep({ codigo: codigo.trim(), nombre: nombre.trim(), tipoIntercambio }),
  });
  const bind = (name: 'codigo' | 'nombre') => ({
    label: NOMBRES[name],
    autoComplete: 'off',
    maxLength: limites[name],
    ...bindField(form, name),
  });
  return (
    <FormModal
      form={form}
      onClose={onClose}
      message="Los campos marcados con * son obligatorios."
      title={operacion ? `Cambiar la operación ${operacion.codigo}` : 'Agregar operación'}
      submitLabel={operacion ? 'Cambiar' : 'Agregar'}
    >
      <FormGrid>
        <FormCell span={12}>
          <TextInput
            required
            hint="Qué hace quien la llama: consultar la vigencia, notificar un cambio."
            {...bind('nombre')}
          />
        </FormCell>
        <FormCell span={6}>
          <TextInput required hint="Como se llamará en el contrato: consultarVigencia." {...bind('codigo')} />
        </FormCell>
        <FormCell span={6}>
          <Select
            label={NOMBRES.tipoIntercambio}
            optional
            placeholder="El del servicio"
            options={TIPOS}
            value={form.values.tipoIntercambio ?? ''}
            onChange={(tipo) =>
              form.change({ tipoIntercambio: tipo === '' ? null : (tipo as TipoIntercambio) })
            }
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
    ...(nombre.trim() === '' ? { nombre: explainRequired(NOMBRES.nombre) } : {}),
    ...(otros.includes(escrito) ? { codigo: 'Ya hay una operación con ese código.' } : {}),
    ...(FORMA_CODIGO_OPERACION.test(escrito)
      ? {}
      : { codigo: 'Escriba de 3 a 60 letras sin tilde o números, la primera en minúscula.' }),
  };
}
