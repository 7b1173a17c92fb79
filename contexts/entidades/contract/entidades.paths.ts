const ROOT = '/app/admin/entities';

/** Addresses of this context. */
export const entidadesPaths = {
  lista: ROOT,
  /** The list with the filter and page a detail was opened from (ROUTE-17). */
  listaRestaurada: `${ROOT}?entitiesConsult=1`,
  nueva: `${ROOT}/new`,
  catalogos: '/app/admin/catalogs',
} as const;

/** Detail of an entity. */
export function toEntidad(id: number | string): string {
  return `${ROOT}/${id}`;
}

/** Form of an entity. */
export function toEditarEntidad(id: number | string): string {
  return `${ROOT}/${id}/edit`;
}

/** The services of an entity by level, of a later context, which takes its addresses from here: its lists open entities. */
export const NIVELES = '/app/level/process-levelservices';

/** The same list with the filter and page an entity was opened from (ROUTE-17). */
export const SERVICIOS_RESTAURADOS = `${NIVELES}/home?dataLevelServices=1`;

/** The requests of that context. */
export const SOLICITUDES = '/app/level/process-levelconsult';

/** The same list with the filter and page an entity was opened from (ROUTE-17). */
export const SOLICITUDES_RESTAURADAS = `${SOLICITUDES}?userConsult=1`;
