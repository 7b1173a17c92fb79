export type { CadenaDirectorio, CadenasDirectorio } from './cadenas.schema.ts';
export {
  computeVeredictosServicioEndpoint,
  type VeredictoDeVersion,
} from './compute-veredictos-servicio.endpoint.ts';
export type { Conexion, PasoConexion } from './conexion.schema.ts';
export { createDemandaEndpoint, type DemandaDeDato, listDemandasEndpoint } from './demandas.endpoints.ts';
export {
  computeFacetasDirectorioEndpoint,
  findDatosDirectorioEndpoint,
  searchCadenasEndpoint,
  searchDirectorioEndpoint,
} from './directorio.endpoints.ts';
export { directorioErrors } from './directorio.errors.ts';
export type {
  DatoDirectorio,
  EstadoDeFicha,
  FacetasDirectorio,
  ResultadoDirectorio,
  ServicioDirectorio,
  SugerenciaDato,
} from './directorio.schema.ts';
export { downloadDirectorioEndpoint, type PeticionDirectorio } from './download-directorio.endpoint.ts';
export type { EventoDirectorio, EventosDirectorio } from './eventos-directorio.schema.ts';
export {
  computeConexionEndpoint,
  getFichaServicioEndpoint,
  getFichaVersionEndpoint,
} from './ficha.endpoints.ts';
export type { FichaServicio, VersionFicha } from './ficha.schema.ts';
export type { BusquedaDirectorio, FiltroDirectorio } from './filtros-directorio.schema.ts';
export {
  downloadCamposDirectorioEndpoint,
  downloadCatalogoEndpoint,
  downloadVersionesDirectorioEndpoint,
  listCambiosDirectorioEndpoint,
  listEventosDirectorioEndpoint,
  listMapaDelSitioEndpoint,
} from './formatos.endpoints.ts';
export type { CampoDeFicha, OperacionFicha } from './mensajes-ficha.schema.ts';
export {
  closeSuscripcionEndpoint,
  closeSuscripcionPropiaEndpoint,
  createSuscripcionEndpoint,
  listSuscripcionesEndpoint,
  type Suscripcion,
  verifySuscripcionEndpoint,
} from './suscripciones.endpoints.ts';
