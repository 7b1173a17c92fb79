import { useApi } from '@marco/web-kit/api-client';
import { useSavedChange } from '@marco/web-kit/saved-change';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { GestionMesa, getGestionMesaEndpoint, getPermisosMesasEndpoint } from '../../contract/index.ts';

/** Key of what those who run a mesa read of it. */
export function toGestionKey(idMesa: number) {
  return ['mesas', 'gestion', idMesa] as const;
}

/** A mesa with what may be done with it. */
export function useGestion(idMesa: number): UseQueryResult<GestionMesa> {
  const api = useApi();
  return useQuery({
    queryKey: toGestionKey(idMesa),
    queryFn: ({ signal }) =>
      api.call<typeof getGestionMesaEndpoint>(
        { method: 'GET', path: '/mesaInteroperabilidad/gestion/{idMesa}' },
        { params: { idMesa: String(idMesa) } },
        { signal, base: 'private' },
      ),
  });
}

/** Sends one change of a mesa and shows the mesa as it is after it, everywhere. */
export function useCambioMesa(idMesa: number) {
  return useSavedChange<GestionMesa>({
    show: (queries, saved) => queries.setQueryData(toGestionKey(idMesa), saved),
    refresh: ['mesas'],
  });
}

/** What may be done on the mesas home. */
export function usePermisosMesas() {
  const api = useApi();
  return useQuery({
    queryKey: ['mesas', 'permisos'],
    queryFn: ({ signal }) =>
      api.call<typeof getPermisosMesasEndpoint>(
        { method: 'GET', path: '/mesaInteroperabilidad/permisos' },
        {},
        { signal, base: 'private' },
      ),
  });
}
