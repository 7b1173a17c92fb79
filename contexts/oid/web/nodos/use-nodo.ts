import { useApi } from '@marco/web-kit/api-client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { DetalleNodo, getNodoEndpoint } from '../../contract/index.ts';

/** One node with what may be done with it. */
export function useNodo(oid: string): UseQueryResult<DetalleNodo> {
  const api = useApi();
  return useQuery({
    queryKey: ['oid', 'nodo', oid],
    queryFn: ({ signal }) =>
      api.call<typeof getNodoEndpoint>(
        { method: 'GET', path: '/oid/nodos/{oid}' },
        { params: { oid } },
        { signal, base: 'private' },
      ),
  });
}
