import type { AnyEndpoint } from '@marco/contract-kit';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useApi } from '../api-client/index.ts';
import type { TableState } from '../data-table/index.ts';
import type { CollectionPage } from './collection-view.ts';

/** Key of the answers about one collection. */
function toCollectionKey(word: string) {
  return ['coleccion', word] as const;
}

/** Asks again for what shows rows of a collection. */
export async function refreshCollection(
  queries: QueryClient,
  { word, heldBy }: { readonly word: string; readonly heldBy?: readonly string[] },
): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: toCollectionKey(word) }),
    ...(heldBy ? [queries.invalidateQueries({ queryKey: heldBy })] : []),
  ]);
}

/** One page of a collection in the order and with the text of its table; `usual` orders it while nothing else does. */
export function useCollection<Row>(
  word: string,
  usual: string,
  { page, size, sort, search, filters }: TableState,
) {
  const api = useApi();
  const { activo } = filters;
  const query = {
    texto: search.text.trim() || undefined,
    activo: activo === 'true' || activo === 'false' ? activo : undefined,
    pagina: page,
    tamano: size,
    ordenarPor: sort?.column ?? usual,
    descendente: String(sort?.direction === 'desc'),
  };
  return useQuery({
    queryKey: [...toCollectionKey(word), query],
    queryFn: ({ signal }) =>
      api.call<AnyEndpoint>(
        { method: 'GET', path: `/${word}` },
        { query },
        { signal, base: 'private' },
      ) as Promise<CollectionPage<Row>>,
    placeholderData: (previous) => previous,
  });
}
