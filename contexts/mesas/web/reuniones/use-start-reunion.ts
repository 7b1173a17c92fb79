import { formatDate, formatTime } from '@marco/web-kit/format';
import { useLatest, useModal } from '@marco/web-kit/modal';
import { useSavedChange } from '@marco/web-kit/saved-change';
import type { GestionReunion, updateEstadoReunionEndpoint } from '../../contract/index.ts';
import type { TransicionReunion } from '../../contract/terms.ts';
import { computeInicioReal, presentFechaHora } from '../../rules/reuniones/momento-reunion.ts';
import { toReunionKey } from './use-gestion-reunion.ts';

/** Moves a meeting on and shows it as it is after it, everywhere. */
export function useTransicionReunion({ idReunion, version }: Pick<GestionReunion, 'idReunion' | 'version'>) {
  const { send, isSaving } = useSavedChange<GestionReunion>({
    show: (queries, saved) => queries.setQueryData(toReunionKey(idReunion), saved),
    refresh: ['mesas'],
  });
  const seen = useLatest(version);

  /** @returns whether it was done */
  const move = (accion: TransicionReunion, done: string, motivo = '') =>
    send(
      (api, options) =>
        api.call<typeof updateEstadoReunionEndpoint>(
          { method: 'POST', path: '/mesaInteroperabilidad/reunion/estado' },
          { body: { idReunion, accion, motivo } },
          { ...options, version: seen.current },
        ),
      done,
    );

  return { move, isSaving };
}

type PorIniciar = Pick<GestionReunion, 'idReunion' | 'version' | 'inicio'>;

/** Starts a meeting after asking; says from when it will count as held. */
export function useStartReunion(reunion: PorIniciar) {
  const modals = useModal();
  const { move, isSaving } = useTransicionReunion(reunion);

  /** @returns whether it began */
  async function start(): Promise<boolean> {
    const isSure = await modals.ask({
      title: '¿Iniciar la reunión?',
      message: describeInicio(reunion),
      confirmLabel: 'Iniciar reunión',
      // Not 'Cancelar', because the button beside it cancels the meeting itself.
      cancelLabel: 'Volver',
    });
    return isSure && (await move('iniciar', 'La reunión empezó: ya puede tomar notas.'));
  }

  return { start, isSaving };
}

/** From when the meeting will count as held, which is what everybody will read. */
function describeInicio({ inicio }: PorIniciar): string {
  const programado = new Date(inicio);
  const ahora = new Date();
  if (computeInicioReal(programado, ahora) === programado)
    return `Se registrará como realizada el ${formatDate(inicio)} a las ${formatTime(inicio)}, cuando estaba programada. Si fue otro día, cambie antes la fecha en Programación.`;
  const isToday = presentFechaHora(programado).fecha === presentFechaHora(ahora).fecha;
  return isToday
    ? 'Su hora de inicio será la de ahora.'
    : `Estaba programada para el ${formatDate(inicio)}. Si la inicia ahora, su fecha será la de hoy.`;
}
