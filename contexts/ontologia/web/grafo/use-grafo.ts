import { useApi } from '@marco/web-kit/api-client';
import { keepPreviousData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import type { Arista, getGrafoEndpoint, NodoDelGrafo } from '../../contract/index.ts';

/** A node with the neighbours that came so far. */
export interface Vecindad {
  /** The node itself; null at the classes of the top. */
  readonly foco: NodoDelGrafo | null;
  readonly nodos: readonly NodoDelGrafo[];
  readonly aristas: readonly Arista[];
  /** Neighbours that did not come yet. */
  readonly restantes: number;
  /** Where to begin, for who asks for no node. */
  readonly masConectado: string | null;
}

interface Parte extends Vecindad {
  /** Neighbours of this part and those before. */
  readonly llegaron: number;
}

/** The neighbours of a node, a part at a time; without a focus, the classes at the top. */
export function useGrafo(foco: string | null, isWanted = true): UseInfiniteQueryResult<Vecindad> {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: ['ontologia', 'grafo', foco],
    enabled: isWanted,
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }): Promise<Parte> => {
      const { nodos, aristas, restantes, masConectado } = await api.call<typeof getGrafoEndpoint>(
        { method: 'GET', path: '/ontologia/grafo' },
        { query: { salto: String(pageParam), ...(foco === null ? {} : { foco }) } },
        { signal, base: 'private' },
      );
      return {
        foco: nodos.find(({ clave }) => clave === foco) ?? null,
        nodos,
        aristas,
        restantes,
        masConectado,
        llegaron: pageParam + (foco === null ? nodos.length : aristas.length),
      };
    },
    getNextPageParam: ({ restantes, llegaron }) => (restantes > 0 ? llegaron : undefined),
    // The drawing stays until the next one is loaded, so that a person who uses the keyboard keeps their place.
    placeholderData: keepPreviousData,
    select: ({ pages }) => {
      const nodos = new Map(pages.flatMap((page) => page.nodos.map((nodo) => [nodo.clave, nodo])));
      return {
        foco: pages[0]?.foco ?? null,
        nodos: [...nodos.values()],
        aristas: pages.flatMap((page) => page.aristas),
        restantes: pages.at(-1)?.restantes ?? 0,
        masConectado: pages[0]?.masConectado ?? null,
      };
    },
  });
}
