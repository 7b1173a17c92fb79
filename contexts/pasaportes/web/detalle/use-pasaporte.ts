import { useApi } from '@marco/web-kit/api-client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type {
  findPasaporteDeVersionEndpoint,
  getPasaporteEndpoint,
  PasaportePublico,
} from '../../contract/index.ts';

/** The pasaporte of a version by its identifier, as everybody reads it. */
export function usePasaporte(oid: string): UseQueryResult<PasaportePublico> {
  const api = useApi();
  return useQuery({
    queryKey: ['pasaportes', oid],
    queryFn: ({ signal }) =>
      api.call<typeof getPasaporteEndpoint>(
        { method: 'GET', path: '/pasaportes/{oid}' },
        { params: { oid }, query: {} },
        { signal, base: 'public', headers: { accept: 'application/json' } },
      ),
  });
}

/** The identifier of the pasaporte of a version; null where it has none. */
export function useOidDeVersion(versionId: number | null): UseQueryResult<{ readonly oid: string | null }> {
  const api = useApi();
  return useQuery({
    queryKey: ['pasaportes', 'version', versionId],
    enabled: versionId !== null,
    queryFn: ({ signal }) =>
      api.call<typeof findPasaporteDeVersionEndpoint>(
        { method: 'GET', path: '/pasaportes/versiones/{id}' },
        { params: { id: String(versionId) } },
        { signal, base: 'public' },
      ),
  });
}
