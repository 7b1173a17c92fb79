import { useApi } from '@marco/web-kit/api-client';
import { useQuery } from '@tanstack/react-query';
import type { listValoresElemento } from '../../contract/index.ts';
import { LIMITES_ELEMENTO } from '../../contract/terms.ts';

/** Key of all values of a lista. */
export function toValoresKey(versionId: number) {
  return ['elementos', 'valores', versionId] as const;
}

/** Every value of a lista: who edits the order needs them all. */
export function useValores(versionId: number) {
  const api = useApi();
  return useQuery({
    queryKey: toValoresKey(versionId),
    queryFn: ({ signal }) =>
      api.call<typeof listValoresElemento>(
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
