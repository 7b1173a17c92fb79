import { useApi } from '@marco/web-kit/api-client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { DetalleEntidad, getEntidadEndpoint } from '../contract/index.ts';

/** Key of the answers about one entity. */
export function toDetalleKey(id: number) {
  return ['entidades', 'detalle', id] as const;
}

/** One entity with what may be done with it. */
export function useEntidadDetalle(id: number): UseQueryResult<DetalleEntidad> {
  const api = useApi();
  return useQuery({
    queryKey: toDetalleKey(id),
    queryFn: ({ signal }) =>
      api.call<typeof getEntidadEndpoint>(
        { method: 'GET', path: '/entidad/{id}' },
        { params: { id: String(id) } },
        { signal, base: 'private' },
      ),
  });
}
