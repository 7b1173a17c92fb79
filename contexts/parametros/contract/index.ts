export type { Configuracion } from './configuracion.schema.ts';
export { getConfiguracion } from './get-configuracion.endpoint.ts';
export { listTiposIdentificacion } from './list-tipos-identificacion.endpoint.ts';
export {
  countSinLeer,
  listNotificaciones,
  listPreferencias,
  type Notificacion,
  type Preferencia,
  updateLeidas,
  updatePreferencias,
} from './notificaciones.endpoints.ts';
export {
  getParametro,
  listParametros,
  updateParametro,
  type ValorParametro,
} from './parametrizador.endpoints.ts';
export type { Parametro, RestriccionParametro } from './parametro.schema.ts';
export { correosErrors, parametrosErrors } from './parametros.errors.ts';
export type { EdicionPlantilla, Plantilla, PlantillaDetalle, TextosPlantilla } from './plantilla.schema.ts';
export { getPlantilla, listPlantillas, sendPrueba, updatePlantilla } from './plantillas.endpoints.ts';
export { type CorreoSaliente, getSaliente, searchSalientes, submitReintento } from './salientes.endpoints.ts';
export { basesDeDatos } from './tecnologias/basedatos.collection.ts';
export { lenguajes } from './tecnologias/lenguajes.collection.ts';
export { sistemas } from './tecnologias/sistemas.collection.ts';
export { ACCESO_CATALOGOS, FAMILIA_CATALOGOS } from './tecnologias/tecnologia.schema.ts';
