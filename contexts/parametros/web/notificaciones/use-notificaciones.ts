import { useApi } from '@marco/web-kit/api-client';
import { openFailure } from '@marco/web-kit/failure-modal';
import { useModal } from '@marco/web-kit/modal';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { listNotificacionesEndpoint, updateLeidasEndpoint } from '../../contract/index.ts';

export const TAMANO_BANDEJA = 20;

/** One page of the inbox, or its first notices. */
export function useNotificaciones(pagina: number, tamano: number = TAMANO_BANDEJA) {
  const api = useApi();
  return useQuery({
    queryKey: ['parametros', 'notificaciones', { pagina, tamano }],
    queryFn: ({ signal }) =>
      api.call<typeof listNotificacionesEndpoint>(
        { method: 'GET', path: '/notificaciones' },
        { query: { pagina, tamano } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}

/** Marks notices as read, all of them without ids; the list and the bell follow. */
export function useLeer() {
  const api = useApi();
  const queries = useQueryClient();
  const modals = useModal();
  return async (ids?: number[]): Promise<void> => {
    try {
      await api.call<typeof updateLeidasEndpoint>(
        { method: 'POST', path: '/notificaciones/leer' },
        { body: ids ? { ids } : {} },
      );
      await queries.invalidateQueries({ queryKey: ['parametros', 'notificaciones'] });
    } catch (error) {
      await openFailure(modals, error);
    }
  };
}
