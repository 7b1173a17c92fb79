import { useApi } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { openFailure } from '@marco/web-kit/failure-modal';
import { formatDate } from '@marco/web-kit/format';
import { useLatest, useModal } from '@marco/web-kit/modal';
import { Lock, LockOpen } from 'lucide-react';
import type {
  Compromiso,
  GestionMesa,
  searchCompromisosEndpoint,
  updateEstadoMesaEndpoint,
} from '../../contract/index.ts';
import styles from './compromisos-abiertos.module.css';
import { useCambioMesa } from './use-gestion.ts';

const CERRAR = {
  question: {
    title: '¿Cerrar la mesa?',
    message:
      'Quedará de solo lectura para todos y se avisará a las personas de la entidad líder. Sus reuniones y documentos se conservan.',
    confirmLabel: 'Cerrar mesa',
    tone: 'warn',
  },
  done: 'La mesa quedó cerrada.',
} as const;

const REABRIR = {
  question: {
    title: '¿Reabrir la mesa?',
    message: 'Podrá editarse de nuevo y se avisará a las personas de la entidad líder.',
    confirmLabel: 'Reabrir mesa',
  },
  done: 'La mesa quedó abierta.',
} as const;

/** Closes an open mesa or reopens a closed one, after asking for the reason (MESA-11). */
export function useCambioEstado(mesa: GestionMesa) {
  const modals = useModal();
  const { id, estado, version, permisos } = mesa;
  const { send, isSaving } = useCambioMesa(id);
  const seen = useLatest(version);
  const askCompromisos = useAskCompromisos(mesa);

  async function change(): Promise<void> {
    if (estado && !(await askCompromisos())) return;
    const { question, done } = estado ? CERRAR : REABRIR;
    const isForced = estado && mesa.compromisosAbiertos > 0;
    await modals.askText({
      label: 'Motivo',
      ...question,
      send: (motivo) =>
        send(
          (api, options) =>
            api.call<typeof updateEstadoMesaEndpoint>(
              { method: 'POST', path: '/mesaInteroperabilidad/estado' },
              { body: { id, activa: !estado, motivo, ...(isForced ? { deTodosModos: true } : {}) } },
              { ...options, version: seen.current },
            ),
          done,
        ),
    });
  }

  return {
    change,
    isSaving,
    texto: estado ? 'Cerrar mesa' : 'Reabrir mesa',
    icon: estado ? <Lock size={18} /> : <LockOpen size={18} />,
    decision: estado ? permisos.cerrar : permisos.reabrir,
  };
}

/** The button of the same. */
export function BotonEstado({ mesa }: { readonly mesa: GestionMesa }) {
  const { change, isSaving, texto, icon, decision } = useCambioEstado(mesa);
  return (
    <Button
      variant="neutral"
      icon={icon}
      blocked={decision}
      busy={isSaving && 'Guardando'}
      onClick={() => void change()}
    >
      {texto}
    </Button>
  );
}

/** How many of the open commitments the question names; their number tells the rest. */
const MAXIMO_NOMBRADOS = 20;

/**
 * Asks before a mesa with open commitments is closed: names them, and offers to close it anyway to who may.
 *
 * @returns whether to go on
 */
function useAskCompromisos({ id, compromisosAbiertos, permisos }: GestionMesa) {
  const api = useApi();
  const modals = useModal();
  const { allowed, reasons, unblockers } = permisos.cerrarDeTodosModos;

  return async (): Promise<boolean> => {
    if (compromisosAbiertos === 0) return true;
    try {
      const { compromisos, total } = await api.call<typeof searchCompromisosEndpoint>(
        { method: 'POST', path: '/mesaInteroperabilidad/compromisos/listar' },
        { body: { idMesa: id, filtro: 'abiertos', tamano: MAXIMO_NOMBRADOS } },
        { base: 'private' },
      );
      const title = 'La mesa tiene compromisos abiertos';
      const body = <Abiertos compromisos={compromisos} total={total} />;
      if (allowed)
        return await modals.warn({
          title,
          body,
          message: 'Si la cierra, quedarán abiertos y sin seguimiento. Quedará registrado en la auditoría.',
          confirmLabel: 'Cerrar de todos modos',
          cancelLabel: 'Volver',
        });
      const who = `Puede cerrarla de todos modos: ${unblockers.join(' o ')}.`;
      await modals.alert({ title, body, tone: 'warn', message: `${reasons.join(' ')} ${who}` });
      return false;
    } catch (error) {
      await openFailure(modals, error);
      return false;
    }
  };
}

interface AbiertosProps {
  readonly compromisos: readonly Compromiso[];
  readonly total: number;
}

function Abiertos({ compromisos, total }: AbiertosProps) {
  const more = total - compromisos.length;
  return (
    <ul className={styles['list']}>
      {compromisos.map(({ id, descripcion, venceEn }) => (
        <li key={id}>
          {descripcion} (vence el <span className="num">{formatDate(venceEn)}</span>)
        </li>
      ))}
      {more > 0 ? <li>Y {more} más.</li> : null}
    </ul>
  );
}
