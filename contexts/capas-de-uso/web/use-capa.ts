import { useApi } from '@marco/web-kit/api-client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type {
  DetalleCapa,
  getCapaEndpoint,
  getVersionCapaEndpoint,
  ListasCapas,
  listListasCapasEndpoint,
  listVersionesCapaEndpoint,
  VersionCapa,
  VersionDeCapa,
} from '../contract/index.ts';

/** Key of the answers about one layer. */
export function toCapaKey(id: number) {
  return ['capas', 'detalle', id] as const;
}

/** One layer with what may be done with it. */
export function useCapa(id: number): UseQueryResult<DetalleCapa> {
  const api = useApi();
  return useQuery({
    queryKey: toCapaKey(id),
    queryFn: ({ signal }) =>
      api.call<typeof getCapaEndpoint>(
        { method: 'GET', path: '/capadeuso/capaById/{id}' },
        { params: { id: String(id) } },
        { signal, base: 'private' },
      ),
  });
}

/** The versions of a layer, the latest first. */
export function useVersiones(id: number): UseQueryResult<VersionCapa[]> {
  const api = useApi();
  return useQuery({
    queryKey: ['capas', 'versiones', id],
    queryFn: ({ signal }) =>
      api.call<typeof listVersionesCapaEndpoint>(
        { method: 'GET', path: '/capadeuso/version/{id}' },
        { params: { id: String(id) } },
        { signal, base: 'private' },
      ),
  });
}

/** One version of a layer. */
export function useVersion(id: number, versionId: number): UseQueryResult<VersionDeCapa> {
  const api = useApi();
  return useQuery({
    queryKey: ['capas', 'version', id, versionId],
    queryFn: ({ signal }) =>
      api.call<typeof getVersionCapaEndpoint>(
        { method: 'GET', path: '/capadeuso/version/{id}/{versionId}' },
        { params: { id: String(id), versionId: String(versionId) } },
        { signal, base: 'private' },
      ),
  });
}

/** Sectors and the beginning of the namespaces. */
export function useListas(): UseQueryResult<ListasCapas> {
  const api = useApi();
  return useQuery({
    queryKey: ['capas', 'listas'],
    queryFn: ({ signal }) =>
      api.call<typeof listListasCapasEndpoint>(
        { method: 'GET', path: '/capadeuso/listas' },
        {},
        { signal, base: 'private' },
      ),
  });
}
