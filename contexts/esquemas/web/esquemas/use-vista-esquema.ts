import { useApi } from '@marco/web-kit/api-client';
import { useQuery } from '@tanstack/react-query';
import type { getVistaEsquemaEndpoint } from '../../contract/index.ts';
import type { TipoEsquema } from '../../contract/terms.ts';

/** The files of a schema, to be read. */
export function useVistaEsquema(elementoId: number, version: string, tipo: TipoEsquema) {
  const api = useApi();
  return useQuery({
    queryKey: ['esquemas', elementoId, version, tipo],
    queryFn: ({ signal }) =>
      api.call<typeof getVistaEsquemaEndpoint>(
        { method: 'GET', path: '/elemento-dato/esquema/{id}/{idTwo}/{type}/vista' },
        { params: { id: String(elementoId), idTwo: version, type: tipo }, query: {} },
        { signal },
      ),
  });
}
