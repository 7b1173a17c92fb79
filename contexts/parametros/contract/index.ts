export {
  type ArchivoParametros,
  computeImportacionParametrosEndpoint,
  type DiferenciaParametro,
  downloadParametrosEndpoint,
  type ImportacionParametros,
  submitImportacionParametrosEndpoint,
} from './archivo-parametros.endpoints.ts';
export type { Configuracion } from './configuracion.schema.ts';
export { getConfiguracionEndpoint } from './get-configuracion.endpoint.ts';
export { listTiposIdentificacionEndpoint } from './list-tipos-identificacion.endpoint.ts';
export {
  countSinLeerEndpoint,
  listNotificacionesEndpoint,
  listPreferenciasEndpoint,
  type Notificacion,
  type Preferencia,
  type PreferenciaObligatoria,
  type Preferencias,
  updateLeidasEndpoint,
  updatePreferenciasEndpoint,
} from './notificaciones.endpoints.ts';
export {
  approveCambioParametroEndpoint,
  getParametroEndpoint,
  listCambiosParametrosEndpoint,
  listParametrosEndpoint,
  rejectCambioParametroEndpoint,
  updateGrupoParametrosEndpoint,
  updateParametroEndpoint,
  type ValorParametro,
} from './parametrizador.endpoints.ts';
export type {
  CambioParametro,
  GrupoDeParametros,
  Parametro,
  RestriccionParametro,
} from './parametro.schema.ts';
export { correosErrors, parametrosErrors } from './parametros.errors.ts';
export type {
  CambioPlantilla,
  EdicionPlantilla,
  Plantilla,
  PlantillaDetalle,
  TextosPlantilla,
} from './plantilla.schema.ts';
export {
  getPlantillaEndpoint,
  listCambiosPlantillaEndpoint,
  listPlantillasEndpoint,
  sendPruebaEndpoint,
  updatePlantillaEndpoint,
} from './plantillas.endpoints.ts';
export {
  type CorreoSaliente,
  getSalienteEndpoint,
  searchSalientesEndpoint,
  submitReintentoEndpoint,
} from './salientes.endpoints.ts';
export { basesDeDatos } from './tecnologias/basedatos.collection.ts';
export { lenguajes } from './tecnologias/lenguajes.collection.ts';
export { sistemas } from './tecnologias/sistemas.collection.ts';
export { ACCESO_CATALOGOS, FAMILIA_CATALOGOS } from './tecnologias/tecnologia.schema.ts';
