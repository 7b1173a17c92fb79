import { useApi } from '@marco/web-kit/api-client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { listCargaEndpoint } from '../../contract/index.ts';

type CargaDeTodos = ReturnType<(typeof listCargaEndpoint)['response']['parse']>;

/** What each consultor has in their hands, read when somebody begins to assign. */
export function useCarga(): UseQueryResult<CargaDeTodos> {
  const api = useApi();
  return useQuery({
    queryKey: ['solicitudes', 'carga'],
    queryFn: ({ signal }) =>
      api.call<typeof listCargaEndpoint>(
        { method: 'GET', path: '/solicitud/carga' },
        {},
        { signal, base: 'private' },
      ),
    staleTime: 0,
    // The figures somebody compares stay as they are while they choose.
    refetchOnWindowFocus: false,
  });
}
