import { useApi } from '@marco/web-kit/api-client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { computeResumenMesasEndpoint, ReunionReciente } from '../../contract/index.ts';
import { useMesasBase } from '../use-mesas-base.ts';

/** Figures of the mesas and the meetings held last. */
export interface ResumenMesas {
  readonly activas: number;
  readonly cerradas: number;
  readonly reunionesRecientes: ReunionReciente[];
}

/** The summary of the mesas; the panels that show it share one call. */
export function useResumenMesas(): UseQueryResult<ResumenMesas> {
  const api = useApi();
  const base = useMesasBase();
  return useQuery<ResumenMesas>({
    queryKey: ['mesas', 'resumen', { base }],
    queryFn: ({ signal }) =>
      api.call<typeof computeResumenMesasEndpoint>(
        { method: 'GET', path: '/mesaInteroperabilidad/resumen' },
        {},
        { signal, base },
      ),
  });
}
