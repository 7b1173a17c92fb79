export type { CadenaDirectorio, CadenasDirectorio } from './cadenas.schema.ts';
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
  EstadoFicha,
  ExplicacionOrden,
  FacetasDirectorio,
  ResultadoDirectorio,
  ServicioDirectorio,
  SugerenciaDato,
} from './directorio.schema.ts';
export {
  computeConexionEndpoint,
  getFichaServicioEndpoint,
  getFichaVersionEndpoint,
} from './ficha.endpoints.ts';
export type { FichaServicio, VersionFicha } from './ficha.schema.ts';
export type { BusquedaDirectorio, FiltroDirectorio } from './filtros-directorio.schema.ts';
export type { CampoFicha, OperacionFicha } from './mensajes-ficha.schema.ts';
export {
  closeSuscripcionEndpoint,
  closeSuscripcionPropiaEndpoint,
  createSuscripcionEndpoint,
  listSuscripcionesEndpoint,
  type Suscripcion,
  verifySuscripcionEndpoint,
} from './suscripciones.endpoints.ts';
