import type { NodoJerarquia } from '../../contract/index.ts';

/** A layer where it stands in the hierarchy. */
export interface FilaJerarquia {
  readonly nodo: NodoJerarquia;
  readonly level: number;
  readonly position: number;
  readonly size: number;
  /** Undefined where nothing stands below it. */
  readonly isOpen: boolean | undefined;
}

/**
 * The layers on show, each below its parent.
 *
 * @param cerradas layers whose branch is closed
 */
export function listFilasJerarquia(
  nodos: readonly NodoJerarquia[],
  cerradas: ReadonlySet<number>,
): FilaJerarquia[] {
  const byPadre = Map.groupBy(nodos, ({ capaPadreId }) => capaPadreId);
  const listBelow = (padre: number | null, level: number): FilaJerarquia[] => {
    const hijos = byPadre.get(padre) ?? [];
    return hijos.flatMap((nodo, at) => {
      const isOpen = byPadre.has(nodo.id) ? !cerradas.has(nodo.id) : undefined;
      const own = { nodo, level, position: at + 1, size: hijos.length, isOpen };
      return [own, ...(isOpen ? listBelow(nodo.id, level + 1) : [])];
    });
  };
  return listBelow(null, 1);
}
