const ROOT = '/app/estandares';

/** Addresses of this context; imports nothing. */
export const estandaresPaths = {
  home: ROOT,
  /** The list with the filter and page a detail was opened from. */
  restaurada: `${ROOT}?estandaresConsult=1`,
  nuevo: `${ROOT}/new`,
} as const;

/** Detail of a standard. */
export function toEstandar(id: number | string): string {
  return `${ROOT}/${id}`;
}

/** Form of a standard. */
export function toEditarEstandar(id: number | string): string {
  return `${ROOT}/${id}/edit`;
}

/** Detail of a version of an element of the common language, which another context shows. */
export function toElemento(idVersion: number): string {
  return `/app/elementos-de-dato/${idVersion}`;
}
