import { explainRequired } from '@marco/contract-kit/required-text';
import { Checkbox } from '@marco/web-kit/checkbox';
import { TextInput } from '@marco/web-kit/field';
import { FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { FormModal, useRowDraft } from '@marco/web-kit/form-modal';
import { Textarea } from '@marco/web-kit/textarea';
import { useState } from 'react';
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
const MAXIMA_LONGITUD = 1_000_000;
const limites = LIMITES_SOLICITUD.campo;

type Texto = Exclude<keyof typeof limites & keyof DatosCampo, 'sentido'>;

/** One field of what the servicio exchanges. */
export function CampoDialog({ campo, otros, operaciones, onKeep, onClose }: CampoDialogProps) {
  const draft = useRowDraft(campo ?? NUEVO);
  const { row: escrito, edit, wasSent } = draft;
  const [longitud, setLongitud] = useState(campo?.longitud?.toString() ?? '');
  const errores = findErrores(
    escrito,
    longitud,
    otros.map(({ nombre }) => nombre),
  );
  const toField = (name: keyof DatosCampo) => ({
    errors: errores[name] === undefined ? [] : [errores[name]],
    submitted: wasSent,
  });
  const bind = (name: Texto) => ({
    ...toField(name),
    value: escrito[name],
    maxLength: limites[name],
    onChange: (value: string) => edit({ [name]: value }),
  });

  function submit(): void {
    draft.submit(Object.keys(errores).length === 0, (trimmed) =>
      onKeep({ ...trimmed, longitud: longitud.trim() === '' ? null : Number(longitud) }),
    );
  }

  return (
    <FormModal
      onClose={onClose}
      message="Los campos marcados con * son obligatorios."
      title={campo ? `Cambiar el campo ${campo.nombre}` : 'Agregar campo'}
      onSubmit={submit}
      submitLabel={campo ? 'Cambiar' : 'Agregar'}
    >
      <FormGrid>
        <FormCell span={12}>
          <TextInput label="Nombre del campo" required autoComplete="off" {...bind('nombre')} />
        </FormCell>
        <FormCell span={12}>
          <Textarea label="Descripción" required rows={2} {...bind('descripcion')} />
        </FormCell>
        <FormCell span={6}>
          <TextInput
            label="Tipo de dato"
            required
            autoComplete="off"
            hint="Texto, número, fecha…"
            {...bind('tipoDato')}
          />
        </FormCell>
        <FormCell span={6}>
          <TextInput
            label="Longitud"
            optional
            autoComplete="off"
            inputMode="numeric"
            hint="Caracteres o dígitos."
            value={longitud}
            onChange={setLongitud}
            {...toField('longitud')}
          />
        </FormCell>
        <PosicionCampo campo={escrito} otros={otros} operaciones={operaciones} onChange={edit} />
        <FormCell span={6}>
          <Checkbox
            label="Obligatorio"
            hint="Viaja siempre en el mensaje."
            checked={escrito.obligatorio}
            onChange={(obligatorio) => edit({ obligatorio })}
          />
        </FormCell>
        <FormCell span={12}>
          <TextInput label="Valores posibles" optional autoComplete="off" {...bind('valores')} />
        </FormCell>
        <FormCell span={6}>
          <TextInput label="Fuente" optional autoComplete="off" {...bind('fuente')} />
        </FormCell>
        <FormCell span={6}>
          <TextInput label="Sistema de origen" optional autoComplete="off" {...bind('sistemaOrigen')} />
        </FormCell>
        <FormCell span={12}>
          <TextInput label="Ejemplo" optional autoComplete="off" {...bind('ejemplo')} />
        </FormCell>
      </FormGrid>
    </FormModal>
  );
}

function findErrores(
  campo: DatosCampo,
  longitud: string,
  otros: readonly string[],
): Readonly<Partial<Record<keyof DatosCampo, string>>> {
  const nombre = campo.nombre.trim();
  const digits = longitud.trim();
  const isLongitud = digits === '' || (/^\d{1,7}$/.test(digits) && Number(digits) <= MAXIMA_LONGITUD);
  return {
    ...(nombre === '' ? { nombre: explainRequired('Nombre del campo') } : {}),
    ...(nombre !== '' && otros.includes(nombre) ? { nombre: 'Ya hay un campo con ese nombre.' } : {}),
    ...(campo.descripcion.trim() === '' ? { descripcion: explainRequired('Descripción') } : {}),
    ...(campo.tipoDato.trim() === '' ? { tipoDato: explainRequired('Tipo de dato') } : {}),
    ...(isLongitud ? {} : { longitud: 'Escriba un número entero hasta 1.000.000.' }),
  };
}
