import { useApi } from '@marco/web-kit/api-client';
import { useQuery } from '@tanstack/react-query';
import type { listIndicadoresEndpoint } from '../../contract/index.ts';

/** The catalogue as the person may read it. */
export function useIndicadores() {
  const api = useApi();
  return useQuery({
    queryKey: ['reportes', 'indicadores'],
    queryFn: ({ signal }) =>
      api.call<typeof listIndicadoresEndpoint>({ method: 'GET', path: '/indicadores' }, {}, { signal }),
  });
}
