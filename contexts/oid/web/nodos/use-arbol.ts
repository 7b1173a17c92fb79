import { useApi } from '@marco/web-kit/api-client';
import { isNotFound } from '@marco/web-kit/not-found';
import { type UseQueryResult, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { listNodosEndpoint } from '../../contract/index.ts';
import { listAscendencia } from '../../rules/oid.ts';
import {
  type EstadoArbol,
  type FilaArbol,
  findTronco,
  listFilas,
  listPaginas,
  type PaginaHijos,
  PRIMERA,
  SUELO,
  type Ventana,
} from './filas-arbol.ts';

/** Key of the answers about the nodes below one. */
const toHijosKey = (padre: string, pagina: number) => ['oid', 'hijos', padre, pagina] as const;

/** The parts of the tree that failed to load, and why. */
export interface FallaArbol {
  readonly title: string;
  readonly query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
}

export interface Arbol {
  readonly filas: readonly FilaArbol[];
  readonly toggle: (oid: string, isOpen: boolean) => void;
  readonly showMore: (padre: string, where: 'anteriores' | 'siguientes') => void;
  readonly retry: () => void;
  readonly falla: FallaArbol | null;
}

/**
 * The tree as far as it is open; branches come from the server when they are opened, a page at a time.
 *
 * @param oid the chosen node: the branches on the way to it open
 */
export function useArbol(oid: string | null): Arbol {
  const api = useApi();
  const queries = useQueryClient();
  const [estado, setEstado] = useState<EstadoArbol>({ abiertos: new Set(), ventanas: new Map() });
  const paginas = listPaginas(estado);
  const loads = useQueries({
    queries: paginas.map(({ padre, pagina }) => ({
      queryKey: toHijosKey(padre, pagina),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        api.call<typeof listNodosEndpoint>(
          { method: 'GET', path: '/oid/nodos' },
          { query: { ...(padre === SUELO ? {} : { padre }), pagina: String(pagina) } },
          { signal, base: 'private' },
        ),
    })),
  });
  const byPage = new Map(
    paginas.map(({ padre, pagina }, at): [string, PaginaHijos] => {
      const load = loads[at];
      return [`${padre} ${pagina}`, load?.data ?? (load?.isError ? 'fallida' : 'cargando')];
    }),
  );
  const filas = listFilas(estado, (padre, pagina) => byPage.get(`${padre} ${pagina}`) ?? 'cargando');
  const [isTouched, setTouched] = useState(false);
  const tronco = isTouched ? null : findTronco(filas);
  useEffect(() => {
    if (tronco === null) return;
    setEstado((now) => ({ ...now, abiertos: new Set(now.abiertos).add(tronco) }));
  }, [tronco]);
  const isShown = oid === null || filas.some(({ key }) => key === oid);

  const camino = useQuery({
    queryKey: ['oid', 'camino', oid],
    enabled: !isShown,
    queryFn: async ({ signal }) => {
      const steps = listAscendencia(oid ?? '');
      return Promise.all(
        steps.map(async (contiene, at) => {
          const padre = at === 0 ? SUELO : (steps[at - 1] ?? SUELO);
          const query = { ...(padre === SUELO ? {} : { padre }), contiene };
          const found = await api.call<typeof listNodosEndpoint>(
            { method: 'GET', path: '/oid/nodos' },
            { query },
            { signal, base: 'private' },
          );
          queries.setQueryData(toHijosKey(padre, found.pagina), found);
          return { padre, pagina: found.pagina };
        }),
      );
    },
  });
  const { data: pasos } = camino;
  useEffect(() => {
    if (pasos) setEstado((now) => openPasos(now, pasos));
  }, [pasos]);

  const fallida = paginas.findIndex((_, at) => loads[at]?.isError);
  return {
    filas,
    falla: findFalla(paginas[fallida]?.padre, loads[fallida], camino),
    toggle: (key, isOpen) => {
      setTouched(true);
      setEstado((now) => {
        const abiertos = new Set(now.abiertos);
        if (isOpen) abiertos.add(key);
        else abiertos.delete(key);
        return { ...now, abiertos };
      });
    },
    showMore: (padre, where) =>
      setEstado((now) => ({ ...now, ventanas: new Map(now.ventanas).set(padre, widen(now, padre, where)) })),
    retry: () =>
      void queries.refetchQueries({
        queryKey: ['oid', 'hijos'],
        predicate: ({ state }) => state.status === 'error',
      }),
  };
}

/**
 * The first branch that failed, otherwise the path to the chosen node. An unassigned identifier is shown beside the
 * tree.
 */
function findFalla(
  padre: string | undefined,
  load: FallaArbol['query'] | undefined,
  camino: FallaArbol['query'],
): FallaArbol | null {
  if (padre !== undefined && load) {
    const title =
      padre === SUELO
        ? 'No fue posible cargar el árbol de identificadores'
        : `No fue posible cargar los nodos de ${padre}`;
    return { title, query: load };
  }
  if (!camino.error || isNotFound(camino.error)) return null;
  return { title: 'No fue posible abrir el árbol hasta el nodo elegido', query: camino };
}

function widen({ ventanas }: EstadoArbol, padre: string, where: 'anteriores' | 'siguientes'): Ventana {
  const { desde, hasta } = ventanas.get(padre) ?? PRIMERA;
  return where === 'anteriores' ? { desde: desde - 1, hasta } : { desde, hasta: hasta + 1 };
}

/** Opens the way to a node; a branch whose page shows already stays as wide as it is. */
function openPasos(
  { abiertos, ventanas }: EstadoArbol,
  pasos: readonly { readonly padre: string; readonly pagina: number }[],
): EstadoArbol {
  const next = new Map(ventanas);
  for (const { padre, pagina } of pasos) {
    const { desde, hasta } = next.get(padre) ?? PRIMERA;
    if (pagina < desde || pagina > hasta) next.set(padre, { desde: pagina, hasta: pagina });
  }
  const opened = pasos.map(({ padre }) => padre).filter((padre) => padre !== SUELO);
  return { abiertos: new Set([...abiertos, ...opened]), ventanas: next };
}
