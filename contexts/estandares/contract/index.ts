export { criterios } from './criterios.collection.ts';
export type {
  CriterioEvaluado,
  DatosEstandar,
  DetalleEstandar,
  FilaEstandar,
  SugerenciaEstandar,
} from './estandar.schema.ts';
export {
  approveEstandarEndpoint,
  type BusquedaEstandares,
  closeEstandarEndpoint,
  createCambioEstandarEndpoint,
  createEstandarEndpoint,
  downloadEstandaresEndpoint,
  findEstandaresEndpoint,
  getEstandarEndpoint,
  listElementosEstandarEndpoint,
  listOpcionesEstandarEndpoint,
  type PeticionEstandares,
  searchEstandaresEndpoint,
  updateEstadoEstandarEndpoint,
  updateEstandarEndpoint,
  updateEvaluacionEndpoint,
} from './estandares.endpoints.ts';
export { estandaresErrors } from './estandares.errors.ts';
