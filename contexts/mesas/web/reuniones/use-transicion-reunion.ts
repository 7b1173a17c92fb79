import { useLatest } from '@marco/web-kit/modal';
import { useSavedChange } from '@marco/web-kit/saved-change';
import type { GestionReunion, updateEstadoReunionEndpoint } from '../../contract/index.ts';
import type { TransicionReunion } from '../../contract/terms.ts';
import { toReunionKey } from './use-gestion-reunion.ts';

/** Moves a meeting on and shows it as it is after it, everywhere. */
export function useTransicionReunion({ idReunion, version }: GestionReunion) {
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
