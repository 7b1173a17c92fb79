export {
  type CambioMensaje,
  type CompatibilidadVersiones,
  type ContraejemploCambio,
  compareVersionesServicioEndpoint,
} from './compatibilidad.endpoints.ts';
export {
  closeElementoServicioEndpoint,
  createElementoServicioEndpoint,
  listServiciosElementoEndpoint,
  type ServicioDeElemento,
} from './elementos-servicio.endpoints.ts';
export { listServiciosEntidadEndpoint, type ServicioDeEntidad } from './list-servicios-entidad.endpoint.ts';
export { searchVersionesEndpoint, type VersionEnLista } from './search-versiones.endpoint.ts';
export type { ConteoEstado } from './servicio.schema.ts';
export {
  computeServiciosPorEstadoEndpoint,
  findServiciosEndpoint,
  listEstadosServicioEndpoint,
  listServiciosEndpoint,
} from './servicios.endpoints.ts';
export { serviciosErrors } from './servicios.errors.ts';
export {
  type CampoMensajeServicio,
  type DetalleServicio,
  getServicioEndpoint,
  listOperacionesServicioEndpoint,
  type OperacionServicio,
  type VersionServicio,
} from './versiones.endpoints.ts';
export {
  getImpactoVersionEndpoint,
  getVidaVersionEndpoint,
  type ImpactoVersion,
  impactoVersionSchema,
  submitPasoVersionEndpoint,
  type VidaVersion,
} from './vida.endpoints.ts';
