import { useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { Button, ButtonLink } from '@marco/web-kit/button';
import { openFailure } from '@marco/web-kit/failure-modal';
import { useModal } from '@marco/web-kit/modal';
import { useQueryClient } from '@tanstack/react-query';
import { BellRing, ListOrdered, Play, UserCheck, UserX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import type {
  BloqueReunion,
  GestionMesa,
  ReunionProxima,
  submitConfirmacionEndpoint,
} from '../../contract/index.ts';
import { toGestionReunion } from '../../contract/mesas-private.paths.ts';
import { BotonCalendarioPropio } from '../calendario-propio/boton-calendario-propio.tsx';
import { presentRecordado } from '../compromisos/present-recordado.ts';
import { useRecordatorio } from '../compromisos/use-recordatorio.ts';
import { useStartReunion } from '../reuniones/use-start-reunion.ts';
import styles from './proxima-reunion.module.css';

interface AccionesProximaProps {
  readonly mesa: GestionMesa;
  readonly datos: BloqueReunion;
  readonly reunion: ReunionProxima;
  /** The button that answers for an overdue commitment. */
  readonly responder: ReactNode;
}

/** The buttons beside the next meeting, the first of the role on top, and how many confirmed. */
export function AccionesProxima({ mesa, datos, reunion, responder }: AccionesProximaProps) {
  const { idReunion, estado, propia, invitados, confirmados, porConfirmar, recordada } = reunion;
  const { principal } = datos;
  return (
    <div className={styles['actions']}>
      {principal === 'volver' ? (
        <ButtonLink block icon={<Play size={18} />} to={toGestionReunion(idReunion)}>
          Volver a la reunión
        </ButtonLink>
      ) : null}
      {principal === 'iniciar' ? <Iniciar reunion={reunion} /> : null}
      {principal === 'responder' ? responder : null}
      {propia === null ? null : (
        <Confirmar reunion={reunion} propia={propia} isMain={principal === 'confirmar'} />
      )}
      {mesa.gestiona && mesa.estado && estado === 'programada' ? (
        <ButtonLink
          block
          variant="neutral"
          icon={<ListOrdered size={18} />}
          to={`${toGestionReunion(idReunion)}?seccion=programacion`}
        >
          Editar agenda
        </ButtonLink>
      ) : null}
      {reunion.recordar === null || estado !== 'programada' || porConfirmar.length === 0 ? null : (
        <Recordar idReunion={idReunion} recordar={reunion.recordar} />
      )}
      <BotonCalendarioPropio block texto="Suscribirse" />
      {invitados === 0 ? null : (
        <div className={styles['answers']}>
          <b className="num">
            {confirmados} de {invitados}
          </b>
          {confirmados === 1 ? 'confirmó asistencia' : 'confirmaron asistencia'}
          {recordada === null ? null : (
            <p className={styles['said']}>{presentRecordado(recordada.en, recordada.a)}</p>
          )}
          {porConfirmar.length === 0 ? null : (
            <details>
              <summary>Ver quién falta</summary>
              <ul>
                {porConfirmar.map((entidad) => (
                  <li key={entidad}>{entidad}</li>
                ))}
              </ul>
            </details>
          )}
        </div>
      )}
    </div>
  );
}

interface RecordarProps {
  readonly idReunion: number;
  readonly recordar: NonNullable<ReunionProxima['recordar']>;
}

/** Asks who has not answered again; soon after the last time it says when that was. */
function Recordar({ idReunion, recordar }: RecordarProps) {
  const { remindReunion } = useRecordatorio();
  const [isSending, setSending] = useState(false);
  return (
    <Button
      block
      variant="neutral"
      icon={<BellRing size={18} />}
      blocked={recordar}
      busy={isSending && 'Recordando'}
      onClick={async () => {
        setSending(true);
        await remindReunion(idReunion);
        setSending(false);
      }}
    >
      Recordar
    </Button>
  );
}

function Iniciar({ reunion }: { readonly reunion: ReunionProxima }) {
  const navigate = useNavigate();
  const { start, isSaving } = useStartReunion(reunion);
  return (
    <Button
      block
      icon={<Play size={18} />}
      blocked={reunion.iniciar ?? undefined}
      busy={isSaving && 'Iniciando'}
      onClick={async () => {
        if (await start()) await navigate(toGestionReunion(reunion.idReunion));
      }}
    >
      Iniciar reunión
    </Button>
  );
}

interface ConfirmarProps {
  readonly reunion: ReunionProxima;
  readonly propia: NonNullable<ReunionProxima['propia']>;
  readonly isMain: boolean;
}

/** Says whether one comes; what was said can be changed until the meeting begins. */
function Confirmar({ reunion: { idReunion }, propia: { asistira, confirmar }, isMain }: ConfirmarProps) {
  const api = useApi();
  const banner = useBanner();
  const modals = useModal();
  const queries = useQueryClient();
  const [isSaving, setSaving] = useState(false);

  async function say(asiste: boolean): Promise<void> {
    setSaving(true);
    try {
      const { personas } = await api.call<typeof submitConfirmacionEndpoint>(
        { method: 'POST', path: '/mesaInteroperabilidad/reunion/{idReunion}/confirmacion' },
        { params: { idReunion: String(idReunion) }, body: { asistira: asiste } },
        { base: 'private' },
      );
      await queries.invalidateQueries({ queryKey: ['mesas'] });
      banner.success(presentDicho(asiste, personas));
    } catch (error) {
      setSaving(false);
      await openFailure(modals, error);
    } finally {
      setSaving(false);
    }
  }

  if (!confirmar.allowed) return null;
  return (
    <>
      {asistira === null ? null : (
        <p className={styles['said']}>
          {asistira ? 'Se confirmó la asistencia.' : 'Se avisó que no asistirán.'}
        </p>
      )}
      {asistira === true ? null : (
        <Button
          block
          variant={isMain ? 'primary' : 'neutral'}
          icon={<UserCheck size={18} />}
          busy={isSaving && 'Confirmando'}
          onClick={() => void say(true)}
        >
          Confirmar asistencia
        </Button>
      )}
      {asistira === false ? null : (
        <Button
          block
          variant="ghost"
          icon={<UserX size={18} />}
          busy={isSaving && 'Guardando'}
          onClick={() => void say(false)}
        >
          No asistiré
        </Button>
      )}
    </>
  );
}

function presentDicho(asistira: boolean, personas: number): string {
  const quienes = personas === 1 ? '' : ` de ${personas} personas de su entidad`;
  return asistira ? `Se confirmó la asistencia${quienes}.` : `Se avisó la inasistencia${quienes}.`;
}
