import { presentEntidad } from '@marco/entidades/terms';
import { Button } from '@marco/web-kit/button';
import { Chip, type ChipTone } from '@marco/web-kit/chip';
import { formatDate } from '@marco/web-kit/format';
import { Textarea } from '@marco/web-kit/textarea';
import { useUnsavedChanges } from '@marco/web-kit/unsaved-changes';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { ESTADO_ENMIENDA, type EstadoEnmienda, LIMITES_ENMIENDA } from '../../contract/actas.terms.ts';
import type { approveEnmiendaEndpoint, Enmienda, GestionActa } from '../../contract/index.ts';
import styles from './acta-panel.module.css';
import { useCambioActa } from './use-cambio-acta.ts';

const TONO: Readonly<Record<EstadoEnmienda, ChipTone>> = {
  propuesta: 'yellow',
  aceptada: 'green',
  rechazada: 'red',
};

interface EnmiendaItemProps {
  readonly idReunion: number;
  readonly gestion: GestionActa;
  readonly enmienda: Enmienda;
}

/** One proposal with its answer, or with what decides about it. */
export function EnmiendaItem({ idReunion, gestion, enmienda }: EnmiendaItemProps) {
  const { texto, entidad, propuestaPor, propuestaEn, estado, respuesta } = enmienda;
  return (
    <li>
      <div className={styles['who']}>
        <b>{presentEntidad(entidad)}</b>
        <small>
          {propuestaPor}, <span className="num">{formatDate(propuestaEn)}</span>
        </small>
        <Chip tone={TONO[estado]}>{ESTADO_ENMIENDA[estado]}</Chip>
      </div>
      <p>{texto}</p>
      {respuesta === null ? null : (
        <p className={styles['answer']}>
          <b>{estado === 'aceptada' ? 'Texto que recoge el acta: ' : 'Motivo: '}</b>
          {respuesta}
        </p>
      )}
      {estado === 'propuesta' && gestion.gestiona ? (
        <Decidir idReunion={idReunion} gestion={gestion} enmienda={enmienda} />
      ) : null}
    </li>
  );
}

function Decidir({ idReunion, gestion, enmienda }: EnmiendaItemProps) {
  const { send, isSaving } = useCambioActa(idReunion);
  const [respuesta, setRespuesta] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const { decidirEnmienda } = gestion.permisos;
  useUnsavedChanges(respuesta.trim() !== '' && !isSaving);
  const length = respuesta.trim().length;
  const maximum = LIMITES_ENMIENDA.respuesta;
  const error =
    length === 0
      ? 'Escriba el texto que recoge el acta o el motivo del rechazo.'
      : length > maximum
        ? `Escriba máximo ${maximum} caracteres.`
        : null;

  async function decide(aceptada: boolean): Promise<void> {
    setSubmitted(true);
    if (error !== null) return;
    await send(
      (api, options) =>
        api.call<typeof approveEnmiendaEndpoint>(
          { method: 'POST', path: '/mesaInteroperabilidad/acta/decidirEnmienda' },
          { body: { idEnmienda: enmienda.id, aceptada, respuesta: respuesta.trim() } },
          options,
        ),
      aceptada
        ? 'La enmienda fue aceptada. Emita de nuevo el acta para recogerla.'
        : 'La enmienda fue rechazada.',
    );
  }

  return (
    <div className={styles['form']}>
      <Textarea
        required
        rows={3}
        label="Respuesta"
        hint="Si la acepta, el texto que recoge el acta; si la rechaza, el motivo."
        value={respuesta}
        onChange={setRespuesta}
        errors={error === null ? undefined : [error]}
        submitted={submitted}
      />
      <div className={styles['actions']}>
        <Button
          size="small"
          icon={<Check size={16} />}
          blocked={decidirEnmienda}
          busy={isSaving && 'Guardando'}
          onClick={() => void decide(true)}
        >
          Aceptar enmienda
        </Button>
        <Button
          size="small"
          variant="neutral"
          icon={<X size={16} />}
          blocked={decidirEnmienda}
          onClick={() => void decide(false)}
        >
          Rechazar enmienda
        </Button>
      </div>
    </div>
  );
}
