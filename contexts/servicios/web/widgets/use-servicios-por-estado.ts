import { useSession } from '@marco/acceso/widgets';
import { useApi } from '@marco/web-kit/api-client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ConteoEstado, computeServiciosPorEstadoEndpoint } from '../../contract/index.ts';

/** How many active servicios stand in each state, in the order of their progress. */
export function useServiciosPorEstado(): UseQueryResult<ConteoEstado[]> {
  const api = useApi();
  const hasSession = useSession() !== null;
  return useQuery({
    queryKey: ['servicios', 'por-estado', { hasSession }],
    queryFn: ({ signal }) =>
      api.call<typeof computeServiciosPorEstadoEndpoint>(
        { method: 'GET', path: '/servicios/por-estado' },
        {},
        { signal },
      ),
  });
}
