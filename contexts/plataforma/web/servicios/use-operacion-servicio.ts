import { useApi } from '@marco/web-kit/api-client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { getOperacionServicioEndpoint, OperacionServicioMedida } from '../../contract/index.ts';

/** Promised and measured of a servicio, as everybody reads it. */
export function useOperacionServicio(servicioId: number): UseQueryResult<OperacionServicioMedida> {
  const api = useApi();
  return useQuery({
    queryKey: ['plataforma', 'operacion', servicioId],
    queryFn: ({ signal }) =>
      api.call<typeof getOperacionServicioEndpoint>(
        { method: 'GET', path: '/directorio/{id}/operacion' },
        { params: { id: String(servicioId) } },
        { signal, base: 'public' },
      ),
  });
}
