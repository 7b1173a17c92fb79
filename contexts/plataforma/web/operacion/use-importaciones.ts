import { useApi } from '@marco/web-kit/api-client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type {
  getImportacionEndpoint,
  ImportacionOperacion,
  searchImportacionesEndpoint,
} from '../../contract/index.ts';

/** While its hours are computed or removed an import changes by itself. */
const MS_ENTRE_LECTURAS = 1500;
const CAMBIA_SOLA: ReadonlySet<string> = new Set(['calculando', 'descartando']);

/** One import, read again while it changes by itself. */
export function useImportacion(id: string): UseQueryResult<ImportacionOperacion> {
  const api = useApi();
  return useQuery({
    queryKey: ['plataforma', 'importaciones', id],
    queryFn: ({ signal }) =>
      api.call<typeof getImportacionEndpoint>(
        { method: 'GET', path: '/xroad/importaciones/{id}' },
        { params: { id } },
        { signal, base: 'private', quiet: true },
      ),
    refetchInterval: ({ state }) => (CAMBIA_SOLA.has(state.data?.estado ?? '') ? MS_ENTRE_LECTURAS : false),
  });
}

type ImportacionesHalladas = ReturnType<(typeof searchImportacionesEndpoint)['response']['parse']>;

/** Whether the person may bring a file, as the first page of the imports says. */
export function useImportaciones(): UseQueryResult<ImportacionesHalladas> {
  const api = useApi();
  return useQuery({
    queryKey: ['plataforma', 'importaciones', 'primera'],
    queryFn: ({ signal }) =>
      api.call<typeof searchImportacionesEndpoint>(
        { method: 'GET', path: '/xroad/importaciones' },
        { query: { tamano: '1' } },
        { signal, base: 'private' },
      ),
  });
}
