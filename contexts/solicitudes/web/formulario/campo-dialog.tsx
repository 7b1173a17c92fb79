import { explainRequired } from '@marco/contract-kit/required-text';
import { TextInput } from '@marco/web-kit/field';
import { FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { FormModal } from '@marco/web-kit/form-modal';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Textarea } from '@marco/web-kit/textarea';
import type { DatosCampo, DatosOperacion } from '../../contract/index.ts';
import { LIMITES_SOLICITUD } from '../../contract/terms.ts';
import { PosicionCampo } from './posicion-campo.tsx';

interface CampoDialogProps {
  /** The field to change; null adds one. */
  readonly campo: DatosCampo | null;
  /** The other fields. */
  readonly otros: readonly DatosCampo[];
  readonly operaciones: readonly DatosOperacion[];
  readonly onKeep: (campo: DatosCampo) => void;
  readonly onClose: () => void;
}

const NUEVO: DatosCampo = {
  nombre: '',
  descripcion: '',
  tipoDato: '',
  longitud: null,
  obligatorio: true,
  sentido: 'salida',
  valores: '',
  fuente: '',
  ejemplo: '',
  sistemaOrigen: '',
  operacion: '',
  papel: null,
  padre: '',
  repite: false,
  datoPersonal: false,
  base: null,
};
const NOMBRES: Readonly<Record<keyof DatosCampo, string>> = {
  nombre: 'Nombre del campo',
  descripcion: 'Descripción',
  tipoDato: 'Tipo de dato',
  longitud: 'Longitud',
  sentido: 'Sentido',
  obligatorio: 'Obligatorio',
  valores: 'Valores posibles',
  fuente: 'Fuente',
  sistemaOrigen: 'Sistema de origen',
  ejemplo: 'Ejemplo',
  operacion: 'Operación',
  papel: 'Mensaje',
  padre: 'Dentro de',
  repite: 'Se repite',
  datoPersonal: 'Es un dato personal',
  base: 'Base legal del dato personal',
  propuesta: 'Elemento propuesto',
};
const MAXIMA_LONGITUD = 1_000_000;
const limites = LIMITES_SOLICITUD.campo;

type Texto = Exclude<keyof typeof limites & keyof DatosCampo, 'sentido'>;

/** A field while it is written: its length is a text. */
type Escrito = Omit<DatosCampo, 'longitud'> & { readonly longitud: string };

function toDatos({ longitud, ...campo }: Escrito): DatosCampo {
  return {
    ...campo,
    nombre: campo.nombre.trim(),
    descripcion: campo.descripcion.trim(),
    tipoDato: campo.tipoDato.trim(),
    longitud: longitud.trim() === '' ? null : Number(longitud.trim()),
    valores: campo.valores.trim(),
    fuente: campo.fuente.trim(),
    ejemplo: campo.ejemplo.trim(),
    sistemaOrigen: campo.sistemaOrigen.trim(),
  };
}

/** One field of what the servicio exchanges. */
export function CampoDialog({ campo, otros, operaciones, onKeep, onClose }: CampoDialogProps) {
  const nombres = otros.map(({ nombre }) => nombre);
  const form = useRuledForm<Escrito>({
    initial: { ...(campo ?? NUEVO), longitud: campo?.longitud?.toString() ?? '' },
    names: NOMBRES,
    findErrors: (escrito) => findErrores(escrito, nombres),
    onSend: async (escrito) => onKeep(toDatos(escrito)),
  });
  const bind = (name: Texto) => ({
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
      title={campo ? `Cambiar el campo ${campo.nombre}` : 'Agregar campo'}
      submitLabel={campo ? 'Cambiar' : 'Agregar'}
    >
      <FormGrid>
        <FormCell span={12}>
          <TextInput required {...bind('nombre')} />
        </FormCell>
        <FormCell span={12}>
          <Textarea required rows={2} {...bind('descripcion')} />
        </FormCell>
        <FormCell span={6}>
          <TextInput required hint="Texto, número, fecha…" {...bind('tipoDato')} />
        </FormCell>
        <FormCell span={6}>
          <TextInput
            label={NOMBRES.longitud}
            optional
            autoComplete="off"
            inputMode="numeric"
            hint="Caracteres o dígitos."
            {...bindField(form, 'longitud')}
          />
        </FormCell>
        <PosicionCampo
          campo={form.values}
          otros={otros}
          operaciones={operaciones}
          onChange={(part) => form.change(part)}
        />
        <FormCell span={12}>
          <TextInput optional {...bind('valores')} />
        </FormCell>
        <FormCell span={6}>
          <TextInput optional {...bind('fuente')} />
        </FormCell>
        <FormCell span={6}>
          <TextInput optional {...bind('sistemaOrigen')} />
        </FormCell>
        <FormCell span={12}>
          <TextInput optional {...bind('ejemplo')} />
        </FormCell>
      </FormGrid>
    </FormModal>
  );
}

function findErrores(
  campo: Escrito,
  otros: readonly string[],
): Readonly<Partial<Record<keyof Escrito, string>>> {
  const nombre = campo.nombre.trim();
  const digits = campo.longitud.trim();
  const isLongitud = digits === '' || (/^\d{1,7}$/.test(digits) && Number(digits) <= MAXIMA_LONGITUD);
  return {
    ...(nombre === '' ? { nombre: explainRequired('Nombre del campo') } : {}),
    ...(nombre !== '' && otros.includes(nombre) ? { nombre: 'Ya hay un campo con ese nombre.' } : {}),
    ...(campo.descripcion.trim() === '' ? { descripcion: explainRequired('Descripción') } : {}),
    ...(campo.tipoDato.trim() === '' ? { tipoDato: explainRequired('Tipo de dato') } : {}),
    ...(isLongitud ? {} : { longitud: 'Escriba un número entero hasta 1.000.000.' }),
  };
}
