import { type ApiClient, useApi } from '@marco/web-kit/api-client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { listValoresElementoEndpoint } from '../contract/index.ts';
import { LIMITES_ELEMENTO } from '../contract/terms.ts';

/** Every value of a lista, because editing their order needs all of them. */
export function toValoresQuery(api: ApiClient, versionId: number) {
  return queryOptions({
    queryKey: ['elementos', 'valores', versionId] as const,
    queryFn: ({ signal }) =>
      api.call<typeof listValoresElementoEndpoint>(
        { method: 'GET', path: '/elemento-dato/{versionId}/valores' },
        {
          params: { versionId: String(versionId) },
          query: { pagina: 1, tamano: LIMITES_ELEMENTO.valores },
        },
        { signal, base: 'private' },
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useValores(versionId: number) {
  return useQuery(toValoresQuery(useApi(), versionId));
}
