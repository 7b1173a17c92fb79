import { useApi } from '@marco/web-kit/api-client';
import { useQuery } from '@tanstack/react-query';
import type { getImpacto } from '../../contract/index.ts';

/** What a version reaches, read anew each time it is asked: others change it. */
export function useImpacto(versionId: number) {
  const api = useApi();
  return useQuery({
    queryKey: ['elementos', 'impacto', versionId],
    queryFn: ({ signal }) =>
      api.call<typeof getImpacto>(
        { method: 'GET', path: '/elemento-dato/{versionId}/impacto' },
        { params: { versionId: String(versionId) } },
        { signal, base: 'private' },
      ),
    staleTime: 0,
  });
}
