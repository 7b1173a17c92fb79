import { useApi } from '@marco/web-kit/api-client';
import { useQuery } from '@tanstack/react-query';
import type { getImpactoEndpoint } from '../../contract/index.ts';

/**
 * What a version affects, read again each time, because other people change it.
 *
 * @param fecha day an expiry is thought for; empty is now
 */
export function useImpacto(versionId: number, fecha = '') {
  const api = useApi();
  return useQuery({
    queryKey: ['elementos', 'impacto', versionId, fecha],
    queryFn: ({ signal }) =>
      api.call<typeof getImpactoEndpoint>(
        { method: 'GET', path: '/elemento-dato/{versionId}/impacto' },
        { params: { versionId: String(versionId) }, query: fecha === '' ? {} : { fecha } },
        { signal, base: 'private' },
      ),
    staleTime: 0,
    placeholderData: (previous) => previous,
  });
}
