import { Button, reachedLimit } from '@marco/web-kit/button';
import { FormModal } from '@marco/web-kit/form-modal';
import { IconButton } from '@marco/web-kit/icon-button';
import { ListCombobox } from '@marco/web-kit/list-combobox';
import { bindField, type RuledForm, useRuledForm } from '@marco/web-kit/ruled-form';
import { Textarea } from '@marco/web-kit/textarea';
import { leaveToCaller } from '@marco/web-kit/versioned-change';
import { Plus, Trash2 } from 'lucide-react';
import type { Solicitud } from '../../contract/index.ts';
import { LIMITES_MARCAS, LIMITES_SOLICITUD } from '../../contract/terms.ts';
import { listLugares } from '../../rules/marcas/lugares.ts';
import { useCambioSolicitud } from '../use-cambio-solicitud.ts';
import styles from './marcas.module.css';

interface MarcaEscrita {
  /** Of this dialog alone, so that a row that is taken away leaves the others as they are. */
  readonly clave: number;
  readonly lugar: string;
  readonly texto: string;
}

interface Devolucion {
  readonly motivo: string;
  readonly marcas: readonly MarcaEscrita[];
}

interface DevolucionDialogProps {
  readonly solicitud: Solicitud;
  /** What was found already, to be sent as it is or written otherwise. */
  readonly propuestas?: readonly Omit<MarcaEscrita, 'clave'>[];
  readonly onClose: () => void;
}

function findErrors({ motivo, marcas }: Devolucion): Record<string, string | undefined> {
  return {
    motivo: motivo.trim() === '' ? 'Escriba el motivo.' : undefined,
    ...Object.fromEntries(
      marcas.flatMap(({ lugar, texto }, at) => [
        [
          `marcas.${at}.lugar`,
          lugar === '' ? `Observación ${at + 1}: elija el lugar que se debe corregir.` : undefined,
        ],
        [
          `marcas.${at}.texto`,
          texto.trim() === '' ? `Observación ${at + 1}: escriba qué se debe corregir.` : undefined,
        ],
      ]),
    ),
  };
}

/** There is always one to write. */
const toEscritas = (propuestas: readonly Omit<MarcaEscrita, 'clave'>[]): readonly MarcaEscrita[] =>
  (propuestas.length === 0 ? [{ lugar: '', texto: '' }] : propuestas).map((marca, clave) => ({
    ...marca,
    clave,
  }));

/** Returns a request to its entity: why, and what has to be corrected at which place of its form. */
export function DevolucionDialog({ solicitud, propuestas = [], onClose }: DevolucionDialogProps) {
  const { move } = useCambioSolicitud(solicitud);
  const form = useRuledForm<Devolucion>({
    initial: { motivo: '', marcas: toEscritas(propuestas) },
    findErrors,
    onSend: async ({ motivo, marcas }) => {
      const body = {
        motivo: motivo.trim(),
        marcas: marcas.map(({ lugar, texto }) => ({ lugar, texto: texto.trim() })),
      };
      if (await move('devolver', body, leaveToCaller)) onClose();
    },
  });
  const { marcas } = form.values;
  const add = () => {
    const clave = Math.max(...marcas.map((marca) => marca.clave)) + 1;
    form.change({ marcas: [...marcas, { clave, lugar: '', texto: '' }] });
  };
  return (
    <FormModal
      form={form}
      onClose={onClose}
      size="large"
      tone="warn"
      title="¿Devolver la solicitud?"
      message="La entidad verá cada observación en su lugar del formulario y podrá radicar de nuevo cuando las responda todas."
      submitLabel="Devolver"
      sendingLabel="Devolviendo"
    >
      <Textarea
        label="Motivo"
        required
        rows={2}
        maxLength={LIMITES_SOLICITUD.motivo}
        {...bindField(form, 'motivo')}
      />
      {marcas.map((marca, at) => (
        <MarcaFields key={marca.clave} form={form} at={at} solicitud={solicitud} />
      ))}
      <div>
        <Button
          variant="secondary"
          size="small"
          icon={<Plus size={16} />}
          blocked={
            marcas.length >= LIMITES_MARCAS.maximo
              ? reachedLimit(`Una devolución lleva máximo ${LIMITES_MARCAS.maximo} observaciones.`)
              : undefined
          }
          onClick={add}
        >
          Agregar observación
        </Button>
      </div>
    </FormModal>
  );
}

interface MarcaFieldsProps {
  readonly form: RuledForm<Devolucion>;
  readonly at: number;
  readonly solicitud: Solicitud;
}

function MarcaFields({ form, at, solicitud }: MarcaFieldsProps) {
  const { marcas } = form.values;
  const marca = marcas[at];
  if (!marca) return null;
  const bind = (parte: 'lugar' | 'texto') => {
    const field = `marcas.${at}.${parte}`;
    const error = form.errors[field];
    return {
      value: marca[parte],
      onChange: (value: string) => form.change({ marcas: marcas.with(at, { ...marca, [parte]: value }) }),
      errors: error === undefined ? [] : [error],
      submitted: form.wasTried(field),
    };
  };
  return (
    <fieldset className={styles['pedida']}>
      <legend>Observación {at + 1}</legend>
      {marcas.length === 1 ? null : (
        <IconButton
          label={`Quitar la observación ${at + 1}`}
          icon={<Trash2 size={18} />}
          onClick={() => form.change({ marcas: marcas.toSpliced(at, 1) })}
        />
      )}
      <ListCombobox
        label="Lugar del formulario"
        required
        placeholder="Buscar una parte o un campo"
        options={listLugares(solicitud).map(({ codigo, nombre }) => ({ value: codigo, label: nombre }))}
        {...bind('lugar')}
      />
      <Textarea
        label="Qué se debe corregir"
        required
        rows={2}
        maxLength={LIMITES_MARCAS.texto}
        {...bind('texto')}
      />
    </fieldset>
  );
}
