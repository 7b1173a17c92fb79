import { presentEntidad } from '@marco/entidades/terms';
import { Button } from '@marco/web-kit/button';
import { Chip, type ChipTone } from '@marco/web-kit/chip';
import { formatDate } from '@marco/web-kit/format';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Textarea } from '@marco/web-kit/textarea';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ESTADO_ENMIENDA, type EstadoEnmienda, LIMITES_ENMIENDA } from '../../contract/actas.terms.ts';
import type { approveEnmiendaEndpoint, Enmienda, GestionActa } from '../../contract/index.ts';
import { type AccionEnmienda, listBotonesEnmienda } from '../../rules/actas/ciclo-enmienda.ts';
import styles from './acta-panel.module.css';
import { useCambioActa } from './use-cambio-acta.ts';

const TONO: Readonly<Record<EstadoEnmienda, ChipTone>> = {
  propuesta: 'yellow',
  aceptada: 'green',
  rechazada: 'red',
};

const BOTONES: Readonly<Record<AccionEnmienda, { readonly label: string; readonly icon: ReactNode }>> = {
  aceptar: { label: 'Aceptar enmienda', icon: <Check size={16} /> },
  rechazar: { label: 'Rechazar enmienda', icon: <X size={16} /> },
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
      {listBotonesEnmienda(estado).length > 0 && gestion.gestiona ? (
        <Decidir idReunion={idReunion} gestion={gestion} enmienda={enmienda} />
      ) : null}
    </li>
  );
}

interface Decision {
  readonly respuesta: string;
  readonly aceptada: boolean;
}

function Decidir({ idReunion, gestion, enmienda }: EnmiendaItemProps) {
  const { send } = useCambioActa(idReunion);
  const { decidirEnmienda } = gestion.permisos;
  const form = useRuledForm<Decision>({
    initial: { respuesta: '', aceptada: false },
    // The button that is pressed says which.
    isSame: (one, other) => one.respuesta.trim() === other.respuesta.trim(),
    findErrors: ({ respuesta }) => ({ respuesta: findErrorRespuesta(respuesta) }),
    tellsAtFields: true,
    onSend: async ({ respuesta, aceptada }) => {
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
    },
  });

  function decide(accion: AccionEnmienda): void {
    form.change({ aceptada: accion === 'aceptar' });
    form.send();
  }

  return (
    <div className={styles['form']}>
      <Textarea
        required
        rows={3}
        label="Respuesta"
        hint="Si la acepta, el texto que recoge el acta; si la rechaza, el motivo."
        {...bindField(form, 'respuesta')}
      />
      <div className={styles['actions']}>
        {listBotonesEnmienda(enmienda.estado).map(({ accion, esPrincipal }) => (
          <Button
            key={accion}
            size="small"
            variant={esPrincipal ? 'primary' : 'neutral'}
            icon={BOTONES[accion].icon}
            blocked={decidirEnmienda}
            busy={esPrincipal && form.isSending && 'Guardando'}
            onClick={() => decide(accion)}
          >
            {BOTONES[accion].label}
          </Button>
        ))}
      </div>
    </div>
  );
}

function findErrorRespuesta(respuesta: string): string | undefined {
  const { length } = respuesta.trim();
  if (length === 0) return 'Escriba el texto que recoge el acta o el motivo del rechazo.';
  const maximum = LIMITES_ENMIENDA.respuesta;
  return length > maximum ? `Escriba máximo ${maximum} caracteres.` : undefined;
}
