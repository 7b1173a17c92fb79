const NIVELES = '/app/level/process-levelservices';
const CONSULTA = '/app/level/process-levelconsult';

/** Addresses of this context (specification §2 'Target routes'). */
export const solicitudesPaths = {
  /** The services of the entity and the level each may ask for. */
  servicios: `${NIVELES}/home`,
  /** The same with the filter and page something was opened from (ROUTE-17). */
  serviciosRestaurados: `${NIVELES}/home?dataLevelServices=1`,
  nivelUno: `${NIVELES}/nivel-uno/new`,
  nivelDos: `${NIVELES}/nivel-dos/new`,
  nivelTres: `${NIVELES}/nivel-tres/new`,
  retiro: `${NIVELES}/retiro/new`,
  /** The requests a person may read. */
  consulta: CONSULTA,
  consultaRestaurada: `${CONSULTA}?userConsult=1`,
} as const;

/** Form of a request of level 1 for a servicio of the directory. */
export function toNivelUnoDeServicio(servicioId: number | string): string {
  return `${NIVELES}/nivel-uno/new?servicio=${servicioId}`;
}

/** Form of a request of level 2 for a servicio of the directory. */
export function toNivelDosDeServicio(servicioId: number | string): string {
  return `${NIVELES}/nivel-dos/new?servicio=${servicioId}`;
}

/** Form of a request of level 3 for a servicio of the directory. */
export function toNivelTresDeServicio(servicioId: number | string): string {
  return `${NIVELES}/nivel-tres/new?servicio=${servicioId}`;
}

/** Form of a request that ends a version of a servicio of the directory. */
export function toRetiroDeServicio(servicioId: number | string): string {
  return `${NIVELES}/retiro/new?servicio=${servicioId}`;
}

/** Form of a draft, or of a returned request, that ends a version. */
export function toEditarRetiro(id: number | string): string {
  return `${NIVELES}/retiro/${id}`;
}

/** Form of a draft, or of a returned request, of level 1. */
export function toEditarNivelUno(id: number | string): string {
  return `${NIVELES}/nivel-uno/${id}`;
}

/** Form of a draft, or of a returned request, of level 2. */
export function toEditarNivelDos(id: number | string): string {
  return `${NIVELES}/nivel-dos/${id}`;
}

/** Form of a draft, or of a returned request, of level 3. */
export function toEditarNivelTres(id: number | string): string {
  return `${NIVELES}/nivel-tres/${id}`;
}

/** Form of a draft, or of a returned request, of the level it is of, or of the end of a version. */
export function toEditarSolicitud({
  id,
  nivel,
  tipo,
}: {
  readonly id: number;
  readonly nivel: number;
  readonly tipo: string;
}): string {
  if (tipo === 'retiro') return toEditarRetiro(id);
  if (nivel === 3) return toEditarNivelTres(id);
  return nivel === 2 ? toEditarNivelDos(id) : toEditarNivelUno(id);
}

/** A request. */
export function toSolicitud(id: number | string): string {
  return `${CONSULTA}/${id}`;
}

/** The rehearsals of X-Road of a version, a later context's: one of them, or the newest. */
export function toEnsayoXroad(versionId: number | string, ensayoId?: number): string {
  return `/app/ensayo-xroad/${versionId}${ensayoId === undefined ? '' : `?ensayo=${ensayoId}`}`;
}

/** What is verified of a request of level 3, item by item. */
export function toVerificacion(id: number | string): string {
  return `${CONSULTA}/${id}/verificacion`;
}

/** The items of one dimension of it: three levels below the list of requests (ROUTE-12). */
export function toVerificacionDimension(id: number | string, dimension: string): string {
  return `${CONSULTA}/${id}/verificacion/${dimension}`;
}
