import { useApi } from '@marco/web-kit/api-client';
import { useQuery } from '@tanstack/react-query';
import type { listOpcionesDeInformesEndpoint } from '../../contract/index.ts';

/** The reports the person may open, and what their filters choose from. */
export function useOpcionesDeInformes() {
  const api = useApi();
  return useQuery({
    queryKey: ['reportes', 'opciones'],
    queryFn: ({ signal }) =>
      api.call<typeof listOpcionesDeInformesEndpoint>(
        { method: 'GET', path: '/reportes/opciones' },
        {},
        { signal, base: 'private' },
      ),
  });
}
