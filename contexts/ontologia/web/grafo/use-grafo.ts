import { useApi } from '@marco/web-kit/api-client';
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import type { Arista, getGrafo, Nodo } from '../../contract/index.ts';

/** A node with the neighbours that came so far. */
export interface Vecindad {
  readonly nodos: readonly Nodo[];
  readonly aristas: readonly Arista[];
  /** Neighbours that did not come yet. */
  readonly restantes: number;
}

interface Parte extends Vecindad {
  /** Neighbours of this part and those before. */
  readonly llegaron: number;
}

/** The neighbours of a node, a part at a time; without a focus, the classes at the top. */
export function useGrafo(foco: string | null): UseInfiniteQueryResult<Vecindad> {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: ['ontologia', 'grafo', foco],
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }): Promise<Parte> => {
      const { nodos, aristas, restantes } = await api.call<typeof getGrafo>(
        { method: 'GET', path: '/ontologia/grafo' },
        { query: { salto: String(pageParam), ...(foco === null ? {} : { foco }) } },
        { signal, base: 'private' },
      );
      return {
        nodos,
        aristas,
        restantes,
        llegaron: pageParam + (foco === null ? nodos.length : aristas.length),
      };
    },
    getNextPageParam: ({ restantes, llegaron }) => (restantes > 0 ? llegaron : undefined),
    select: ({ pages }) => {
      const nodos = new Map(pages.flatMap((page) => page.nodos.map((nodo) => [nodo.clave, nodo])));
      return {
        nodos: [...nodos.values()],
        aristas: pages.flatMap((page) => page.aristas),
        restantes: pages.at(-1)?.restantes ?? 0,
      };
    },
  });
}
