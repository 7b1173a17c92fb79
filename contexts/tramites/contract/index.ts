export * from './ahorro.endpoints.ts';
export type { Ahorro, RangoDePesos, SupuestoConFuente } from './ahorro.schema.ts';
export * from './download-tramite.endpoint.ts';
export {
  type RevisionTramites,
  submitTramitesEndpoint,
  type TramiteRevisado,
  verifyTramitesEndpoint,
} from './importacion-tramites.endpoints.ts';
export {
  type BusquedaMapa,
  type FilaMapa,
  getPapelesEntidadEndpoint,
  listTramitesElementoEndpoint,
  searchMapaEndpoint,
} from './mapa.endpoints.ts';
export {
  approveObservacionEndpoint,
  createObservacionEndpoint,
  listObservacionesEndpoint,
  type ObservacionRecibida,
} from './observaciones.endpoints.ts';
export type {
  CuentaVeredictos,
  DetalleTramite,
  ElementoDePapel,
  EntidadDelMapa,
  FilaTramite,
  RequisitoDeTramite,
  ServicioUsado,
} from './tramite.schema.ts';
export {
  type BusquedaTramites,
  computePropuestasRequisitoEndpoint,
  getTramiteEndpoint,
  searchTramitesEndpoint,
  updateElementosRequisitoEndpoint,
  updateServiciosTramiteEndpoint,
} from './tramites.endpoints.ts';
export { tramitesErrors } from './tramites.errors.ts';
