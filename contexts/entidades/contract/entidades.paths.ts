const ROOT = '/app/admin/entities';

/** Addresses of this context. */
export const entidadesPaths = {
  lista: ROOT,
  /** The list with the filter and page a detail was opened from (ROUTE-17). */
  listaRestaurada: `${ROOT}?entitiesConsult=1`,
  nueva: `${ROOT}/new`,
  catalogos: '/app/admin/catalogs',
  /** The self-assessment of the own entidad. */
  autodiagnostico: '/app/autodiagnostico',
} as const;

/** Detail of an entity. */
export function toEntidad(id: number | string): string {
  return `${ROOT}/${id}`;
}

/** Form of an entity. */
export function toEditarEntidad(id: number | string): string {
  return `${ROOT}/${id}/edit`;
}

/** What an entity presented of its maturity. */
export function toAutodiagnosticos(id: number | string): string {
  return `${ROOT}/${id}/autodiagnosticos`;
}
