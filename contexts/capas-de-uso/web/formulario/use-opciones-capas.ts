import { useApi } from '@marco/web-kit/api-client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { listOpcionesCapasEndpoint, OpcionesCapas } from '../../contract/index.ts';

/** Layers in force and thematic domains, for filters and forms, with or without a session. */
export function useOpcionesCapas(): UseQueryResult<OpcionesCapas> {
  const api = useApi();
  return useQuery({
    queryKey: ['capas', 'opciones'],
    queryFn: ({ signal }) =>
      api.call<typeof listOpcionesCapasEndpoint>(
        { method: 'GET', path: '/capadeuso/opciones' },
        {},
        { signal },
      ),
  });
}
