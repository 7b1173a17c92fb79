import type { FilaNodo, PaginaNodos } from '../../contract/index.ts';

/** The root of the tree has no identifier of its own. */
export const SUELO = '';

/** Pages of the children of a node that are on show, counted from 1. */
export interface Ventana {
  readonly desde: number;
  readonly hasta: number;
}

export const PRIMERA: Ventana = { desde: 1, hasta: 1 };

/** What of the tree is open. */
export interface EstadoArbol {
  readonly abiertos: ReadonlySet<string>;
  readonly ventanas: ReadonlyMap<string, Ventana>;
}

/** A row of the tree: a node, or a placeholder for nodes that are not loaded. */
export type FilaArbol = {
  readonly key: string;
  readonly level: number;
  readonly position: number;
  readonly size: number;
} & (
  | { readonly clase: 'nodo'; readonly nodo: FilaNodo; readonly isOpen?: boolean }
  | { readonly clase: 'anteriores' | 'siguientes'; readonly padre: string; readonly faltan: number }
  | { readonly clase: 'cargando' }
  | { readonly clase: 'fallida'; readonly padre: string }
);

/** A page of children: loaded, loading, or the reason of the failure. */
export type PaginaHijos = PaginaNodos | 'cargando' | 'fallida';
export type LeerPagina = (padre: string, pagina: number) => PaginaHijos;

/** Pages the open branches need. */
export function listPaginas(estado: EstadoArbol): { readonly padre: string; readonly pagina: number }[] {
  return [SUELO, ...estado.abiertos].flatMap((padre) => {
    const { desde, hasta } = estado.ventanas.get(padre) ?? PRIMERA;
    return Array.from({ length: hasta - desde + 1 }, (_, at) => ({ padre, pagina: desde + at }));
  });
}

/**
 * The branch that opens automatically. While a level has only one node there is nothing to choose, so the tree starts
 * at the first level with several nodes.
 */
export function findTronco(filas: readonly FilaArbol[]): string | null {
  const last = filas.at(-1);
  const isTrunk = filas.every(
    ({ clase, level, size }, at) => clase === 'nodo' && size === 1 && level === at + 1,
  );
  return isTrunk && last?.clase === 'nodo' && last.isOpen === false ? last.key : null;
}

/** The rows on show, from the top down. */
export function listFilas(
  estado: EstadoArbol,
  leer: LeerPagina,
  padre: string = SUELO,
  level = 1,
): FilaArbol[] {
  const ventana = estado.ventanas.get(padre) ?? PRIMERA;
  const pages = Array.from({ length: ventana.hasta - ventana.desde + 1 }, (_, at) => ventana.desde + at);
  return pages.flatMap((pagina): FilaArbol[] => {
    const read = leer(padre, pagina);
    const place = { padre, level };
    if (typeof read === 'string') {
      const own = { key: `${read} ${padre} ${pagina}`, level, position: 1, size: 1 };
      return [read === 'cargando' ? { ...own, clase: read } : { ...own, clase: read, padre }];
    }
    return [
      ...(pagina === ventana.desde ? listAnteriores(read, place) : []),
      ...read.nodos.flatMap((nodo, at) => listDeNodo(estado, leer, nodo, toPlace(read, at, level))),
      ...(pagina === ventana.hasta ? listSiguientes(read, place) : []),
    ];
  });
}

interface Place {
  readonly level: number;
  readonly position: number;
  readonly size: number;
}

const countBefore = ({ pagina, tamano }: PaginaNodos): number => (pagina - 1) * tamano;

function toPlace(page: PaginaNodos, at: number, level: number): Place {
  return { level, position: countBefore(page) + at + 1, size: page.total };
}

/** A node and, where its branch is open, what stands below it. */
function listDeNodo(estado: EstadoArbol, leer: LeerPagina, nodo: FilaNodo, place: Place): FilaArbol[] {
  const own = { clase: 'nodo', key: nodo.oid, nodo, ...place } as const;
  if (nodo.hijos === 0) return [own];
  const isOpen = estado.abiertos.has(nodo.oid);
  return [{ ...own, isOpen }, ...(isOpen ? listFilas(estado, leer, nodo.oid, place.level + 1) : [])];
}

interface Rama {
  readonly padre: string;
  readonly level: number;
}

function listAnteriores(page: PaginaNodos, { padre, level }: Rama): FilaArbol[] {
  const faltan = countBefore(page);
  if (faltan === 0) return [];
  const key = `anteriores ${padre}`;
  return [{ clase: 'anteriores', key, level, position: faltan, size: page.total, padre, faltan }];
}

function listSiguientes(page: PaginaNodos, { padre, level }: Rama): FilaArbol[] {
  const shown = countBefore(page) + page.nodos.length;
  const faltan = page.total - shown;
  if (faltan <= 0) return [];
  const key = `siguientes ${padre}`;
  return [{ clase: 'siguientes', key, level, position: shown + 1, size: page.total, padre, faltan }];
}
