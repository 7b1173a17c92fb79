import { useApi } from '@marco/web-kit/api-client';
import { useQuery } from '@tanstack/react-query';
import type { ElementoPrivado, getElementoEndpoint } from '../contract/index.ts';

/** Key of a version as those who work on it read it. */
export function toElementoKey(versionId: number) {
  return ['elementos', 'version', versionId] as const;
}

/** A version with what may be done with it. */
export function useElemento(versionId: number) {
  const api = useApi();
  return useQuery<ElementoPrivado>({
    queryKey: toElementoKey(versionId),
    queryFn: ({ signal }) =>
      api.call<typeof getElementoEndpoint>(
        { method: 'GET', path: '/elemento-dato/{versionId}' },
        { params: { versionId: String(versionId) } },
        { signal, base: 'private' },
      ),
  });
}
