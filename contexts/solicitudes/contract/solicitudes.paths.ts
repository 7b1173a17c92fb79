const NIVELES = '/app/level/process-levelservices';
const CONSULTA = '/app/level/process-levelconsult';

/** Addresses of this context (specification §2 'Target routes'). */
export const solicitudesPaths = {
  /** The services of the entity and the level each may ask for. */
  servicios: `${NIVELES}/home`,
  /** The same with the filter and page something was opened from (ROUTE-17). */
  serviciosRestaurados: `${NIVELES}/home?dataLevelServices=1`,
  nivelUno: `${NIVELES}/nivel-uno/new`,
  /** The requests a person may read. */
  consulta: CONSULTA,
  consultaRestaurada: `${CONSULTA}?userConsult=1`,
} as const;

/** Form of a request of level 1 for a servicio of the directory. */
export function toNivelUnoDeServicio(servicioId: number | string): string {
  return `${NIVELES}/nivel-uno/new?servicio=${servicioId}`;
}

/** Form of a draft, or of a returned request, of level 1. */
export function toEditarSolicitud(id: number | string): string {
  return `${NIVELES}/nivel-uno/${id}`;
}

/** A request. */
export function toSolicitud(id: number | string): string {
  return `${CONSULTA}/${id}`;
}
