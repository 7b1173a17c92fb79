const ROOT = '/app/admin/capadeuso';

/** Addresses of this context. */
export const capasDeUsoPaths = {
  home: `${ROOT}/filter`,
  /** The list with the filter and page a layer was opened from (ROUTE-17). */
  listaRestaurada: `${ROOT}/filter?capasConsult=1`,
  nueva: `${ROOT}/create`,
  jerarquia: `${ROOT}/hierarchy`,
} as const;

/** A layer. */
export function toCapa(id: number | string): string {
  return `${ROOT}/${id}`;
}

/** Form of a layer. */
export function toEditarCapa(id: number | string): string {
  return `${ROOT}/${id}/edit`;
}

/** Form of its next version. */
export function toVersionarCapa(id: number | string): string {
  return `${ROOT}/${id}/versionar`;
}

/**
 * A version of a layer as it was in force.
 *
 * @param urlOri where it is opened from; the way back leads there (ROUTE-12)
 */
export function toVersionCapa(id: number | string, versionId: number | string, urlOri?: string): string {
  const query = urlOri === undefined ? '' : `?urlOri=${encodeURIComponent(urlOri)}`;
  return `${ROOT}/${id}/version/${versionId}${query}`;
}
