import { explainRequired } from '@marco/contract-kit/required-text';
import { Checkbox } from '@marco/web-kit/checkbox';
import { TextInput } from '@marco/web-kit/field';
import { FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { FormModal, useRowDraft } from '@marco/web-kit/form-modal';
import { Select, toOptions } from '@marco/web-kit/select';
import { Textarea } from '@marco/web-kit/textarea';
import { useState } from 'react';
import type { DatosCampo } from '../../contract/index.ts';
import { LIMITES_SOLICITUD, SENTIDO_CAMPO, type SentidoCampo } from '../../contract/terms.ts';

interface CampoDialogProps {
  /** The field to change; null adds one. */
  readonly campo: DatosCampo | null;
  /** Names of the other fields. */
  readonly otros: readonly string[];
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
};
const MAXIMA_LONGITUD = 1_000_000;
const SENTIDOS = toOptions(SENTIDO_CAMPO);
const limites = LIMITES_SOLICITUD.campo;

type Texto = {
  [Parte in keyof DatosCampo]: DatosCampo[Parte] extends string ? Parte : never;
}[keyof DatosCampo];

/** One field of what the servicio exchanges. */
export function CampoDialog({ campo, otros, onKeep, onClose }: CampoDialogProps) {
  const draft = useRowDraft(campo ?? NUEVO);
  const { row: escrito, edit, wasSent } = draft;
  const [longitud, setLongitud] = useState(campo?.longitud?.toString() ?? '');
  const errores = findErrores(escrito, longitud, otros);
  const toField = (name: keyof DatosCampo) => ({
    errors: errores[name] === undefined ? [] : [errores[name]],
    submitted: wasSent,
  });
  const bind = (name: Exclude<Texto, 'sentido'>) => ({
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
        <FormCell span={6}>
          <Select
            label="Sentido"
            required
            options={SENTIDOS}
            value={escrito.sentido}
            onChange={(sentido) => edit({ sentido: sentido as SentidoCampo })}
          />
        </FormCell>
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
