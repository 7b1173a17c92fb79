export { criterios } from './criterios.collection.ts';
export type {
  CriterioEvaluado,
  DatosEstandar,
  DetalleEstandar,
  FilaEstandar,
  SugerenciaEstandar,
} from './estandar.schema.ts';
export {
  approveEstandar,
  type BusquedaEstandares,
  closeEstandar,
  createCambioEstandar,
  createEstandar,
  downloadEstandares,
  findEstandares,
  getEstandar,
  listElementosEstandar,
  listOpcionesEstandar,
  type PeticionEstandares,
  searchEstandares,
  updateEstadoEstandar,
  updateEstandar,
  updateEvaluacion,
} from './estandares.endpoints.ts';
export { estandaresErrors } from './estandares.errors.ts';
