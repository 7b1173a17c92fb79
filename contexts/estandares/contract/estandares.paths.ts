const ROOT = '/app/estandares';

/** Addresses of this context. */
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

/** The data elements, of a later context, which takes its addresses from here. */
export const ELEMENTOS = '/app/elementos-de-dato';

/** Detail of a version of an element of the common language. */
export function toVersionElemento(versionId: number | string): string {
  return `${ELEMENTOS}/${versionId}`;
}
