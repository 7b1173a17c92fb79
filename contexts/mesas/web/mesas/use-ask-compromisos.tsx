import { useApi } from '@marco/web-kit/api-client';
import { openFailure } from '@marco/web-kit/failure-modal';
import { formatDate } from '@marco/web-kit/format';
import { useModal } from '@marco/web-kit/modal';
import type { Compromiso, GestionMesa, searchCompromisosEndpoint } from '../../contract/index.ts';
import styles from './compromisos-abiertos.module.css';

/** How many of the open commitments the question names; their number tells the rest. */
const MAXIMO_NOMBRADOS = 20;

/**
 * Asks before a mesa with open commitments is closed: names them, and offers to close it anyway to who may.
 *
 * @returns whether to go on
 */
export function useAskCompromisos({ id, compromisosAbiertos, permisos }: GestionMesa) {
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
