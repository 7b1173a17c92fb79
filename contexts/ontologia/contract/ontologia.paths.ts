const ROOT = '/app/ontologia';

/** Addresses of this context. */
export const ontologiaPaths = {
  home: ROOT,
  /** The list with the filter and page a detail was opened from (ROUTE-17). */
  homeRestaurada: `${ROOT}?ontologiaConsult=1`,
  grafo: `${ROOT}/graph`,
} as const;

/** The graph around a node: definicion-12, elemento-7. */
export function toGrafo(foco: string): string {
  return `${ontologiaPaths.grafo}?foco=${foco}`;
}

/** Detail of a ficha of one of the four words. */
export function toFicha(palabra: string, id: number | string): string {
  return `${ROOT}/${palabra}/${id}`;
}

export function toEditarFicha(palabra: string, id: number | string): string {
  return `${toFicha(palabra, id)}/edit`;
}

export function toNuevaFicha(palabra: string): string {
  return `${ROOT}/${palabra}/new`;
}
