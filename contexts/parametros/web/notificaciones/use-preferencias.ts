import { useApi } from '@marco/web-kit/api-client';
import { openFailure } from '@marco/web-kit/failure-modal';
import { useModal } from '@marco/web-kit/modal';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type {
  listPreferenciasEndpoint,
  Preferencia,
  Preferencias,
  updatePreferenciasEndpoint,
} from '../../contract/index.ts';

const QUERY_KEY = ['parametros', 'preferencias'];

/** What the person chose of each event. */
export function usePreferencias() {
  const api = useApi();
  return useQuery({
    queryKey: QUERY_KEY,
    queryFn: ({ signal }) =>
      api.call<typeof listPreferenciasEndpoint>(
        { method: 'GET', path: '/notificaciones/preferencias' },
        {},
        { signal },
      ),
    refetchOnWindowFocus: false,
  });
}

/**
 * Saves each mark as it is made, one after the other, so that the last one holds. One that cannot be saved is explained, and
 * the screen shows again what is stored.
 *
 * @returns `save`, and since when everything is saved; null while nothing was marked, false while a mark is on its way
 */
export function useGuardarPreferencias() {
  const api = useApi();
  const modals = useModal();
  const queries = useQueryClient();
  const turn = useRef<Promise<void>>(Promise.resolve());
  const waiting = useRef(0);
  const [savedAt, setSavedAt] = useState<Date | false | null>(null);

  async function send(chosen: readonly Preferencia[]): Promise<void> {
    try {
      await api.call<typeof updatePreferenciasEndpoint>(
        { method: 'PUT', path: '/notificaciones/preferencias' },
        {
          body: {
            preferencias: chosen.map(({ evento, correo, producto }) => ({ evento, correo, producto })),
          },
        },
      );
      waiting.current -= 1;
      if (waiting.current === 0) setSavedAt(new Date());
    } catch (error) {
      waiting.current -= 1;
      setSavedAt(null);
      await queries.invalidateQueries({ queryKey: QUERY_KEY });
      await openFailure(modals, error);
    }
  }

  const save = (chosen: readonly Preferencia[]) => {
    if (chosen.length === 0) return;
    queries.setQueryData<Preferencias>(
      QUERY_KEY,
      (old) =>
        old && {
          ...old,
          preferencias: old.preferencias.map(
            (each) => chosen.find(({ evento }) => evento === each.evento) ?? each,
          ),
        },
    );
    waiting.current += 1;
    setSavedAt(false);
    turn.current = turn.current.then(() => send(chosen));
  };
  return { save, savedAt };
}
