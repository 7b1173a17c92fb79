import { ELEMENTOS as ROOT } from '@marco/estandares/paths';

export { toVersionElemento } from '@marco/estandares/paths';

/** Addresses of this context in the private area. */
export const elementosDeDatoPaths = {
  home: ROOT,
  /** The list with the filter and page a detail was opened from (ROUTE-17). */
  homeRestored: `${ROOT}?elementosConsult=1`,
  create: `${ROOT}/new`,
  compare: `${ROOT}/comparar`,
} as const;

/** Form of a version that is a draft. */
export function toEditElemento(versionId: number | string): string {
  return `${ROOT}/${versionId}/edit`;
}

/** Versions of the element this one belongs to, to look at and to compare. */
export function toVersionesElemento(versionId: number | string): string {
  return `${ROOT}/${versionId}/versiones`;
}

/** Two versions field by field. */
export function toComparacionElementos(a: number, b: number): string {
  return `${elementosDeDatoPaths.compare}?a=${a}&b=${b}`;
}
