import { useApi } from '@marco/web-kit/api-client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { getOpcionesSolicitudEndpoint } from '../contract/index.ts';

export type OpcionesSolicitud = ReturnType<(typeof getOpcionesSolicitudEndpoint)['response']['parse']>;

/** Lists of the forms about requests, and whether the person may begin one. */
export function useOpcionesSolicitud(): UseQueryResult<OpcionesSolicitud> {
  const api = useApi();
  return useQuery({
    queryKey: ['solicitudes', 'opciones'],
    queryFn: ({ signal }) =>
      api.call<typeof getOpcionesSolicitudEndpoint>(
        { method: 'GET', path: '/solicitud/opciones' },
        {},
        { signal, base: 'private' },
      ),
  });
}
