import { useApi } from '@marco/web-kit/api-client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { CertificadoDeVersion, listCertificadosDeVersionEndpoint } from '../../contract/index.ts';

/** The latest certificate of each level of a version; nothing is asked without one. */
export function useCertificadosDeVersion(versionId: number | null): UseQueryResult<CertificadoDeVersion[]> {
  const api = useApi();
  return useQuery({
    queryKey: ['certificados', 'version', versionId],
    queryFn: ({ signal }) =>
      api.call<typeof listCertificadosDeVersionEndpoint>(
        { method: 'GET', path: '/certificados/versiones/{id}' },
        { params: { id: String(versionId) } },
        { signal, base: 'private' },
      ),
    enabled: versionId !== null,
  });
}
