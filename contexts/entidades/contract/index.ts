export {
  createEntidadEndpoint,
  getEntidadEndpoint,
  updateContactoEntidadEndpoint,
  updateEntidadEndpoint,
  updateEstadoEntidadEndpoint,
} from './administracion-entidad.endpoints.ts';
export type {
  Autodiagnostico,
  AutodiagnosticoPresentado,
  AutodiagnosticosPresentados,
  CriterioMadurez,
  ModeloMadurez,
  RespuestaMadurez,
} from './autodiagnostico.schema.ts';
export {
  getAutodiagnosticoEndpoint,
  listAutodiagnosticosEndpoint,
  submitAutodiagnosticoEndpoint,
  updateAutodiagnosticoEndpoint,
} from './autodiagnosticos.endpoints.ts';
export { autodiagnosticosErrors } from './autodiagnosticos.errors.ts';
export { departamentos, municipios, sectores } from './catalogos.collections.ts';
export { catalogosErrors } from './catalogos.errors.ts';
export type {
  ContactoEntidad,
  DatosEntidad,
} from './datos-entidad.schema.ts';
export type { DetalleEntidad, FilaEntidad, UsoEntidad } from './detalle-entidad.schema.ts';
export { downloadEntidadesEndpoint, type PeticionEntidades } from './download-entidades.endpoint.ts';
export type { SugerenciaEntidad } from './entidad.schema.ts';
export { entidadesErrors } from './entidades.errors.ts';
export { findEntidadLiderNitEndpoint, findEntidadNitEndpoint } from './find-entidad-nit.endpoint.ts';
export { findEntidadesEndpoint } from './find-entidades.endpoint.ts';
export { findIesNitEndpoint, findNitEndpoint } from './find-nit.endpoint.ts';
export {
  type FilaRevisada,
  type Revision,
  submitImportacionEndpoint,
  verifyImportacionEndpoint,
} from './importacion.endpoints.ts';
export { listEntidadesEndpoint } from './list-entidades.endpoint.ts';
export {
  listDepartamentosActivosEndpoint,
  listMunicipiosActivosEndpoint,
  listSectoresActivosEndpoint,
} from './listas-publicas.endpoints.ts';
export type {
  ConsultaNit,
  RespuestaNit,
} from './nit.schema.ts';
export {
  listMunicipiosEndpoint,
  listOpcionesEntidadEndpoint,
  type Municipio,
  type OpcionesEntidad,
} from './opciones-entidad.endpoints.ts';
export {
  type FiltroEntidades,
  type PaginaEntidades,
  searchEntidadesEndpoint,
} from './search-entidades.endpoint.ts';
export {
  type ConfirmacionContacto,
  submitConfirmacionContactoEndpoint,
} from './submit-confirmacion-contacto.endpoint.ts';
