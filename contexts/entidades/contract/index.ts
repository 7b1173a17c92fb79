export {
  createEntidad,
  getEntidad,
  updateContactoEntidad,
  updateEntidad,
  updateEstadoEntidad,
} from './administracion-entidad.endpoints.ts';
export { departamentos, municipios, sectores } from './catalogos.collections.ts';
export { catalogosErrors } from './catalogos.errors.ts';
export type {
  ContactoEntidad,
  DatosEntidad,
} from './datos-entidad.schema.ts';
export type { DetalleEntidad, FilaEntidad, UsoEntidad } from './detalle-entidad.schema.ts';
export { downloadEntidades, type PeticionEntidades } from './download-entidades.endpoint.ts';
export type { SugerenciaEntidad } from './entidad.schema.ts';
export { entidadesErrors } from './entidades.errors.ts';
export { findEntidadLiderNit, findEntidadNit } from './find-entidad-nit.endpoint.ts';
export { findEntidades } from './find-entidades.endpoint.ts';
export { findIesNit, findNit } from './find-nit.endpoint.ts';
export {
  type FilaRevisada,
  type Revision,
  submitImportacion,
  verifyImportacion,
} from './importacion.endpoints.ts';
export { listEntidades } from './list-entidades.endpoint.ts';
export {
  listDepartamentosActivos,
  listMunicipiosActivos,
  listSectoresActivos,
} from './listas-publicas.endpoints.ts';
export type {
  ConsultaNit,
  RespuestaNit,
} from './nit.schema.ts';
export {
  listMunicipios,
  listOpcionesEntidad,
  type Municipio,
  type OpcionesEntidad,
} from './opciones-entidad.endpoints.ts';
export { type FiltroEntidades, type PaginaEntidades, searchEntidades } from './search-entidades.endpoint.ts';
export { submitConfirmacionContacto } from './submit-confirmacion-contacto.endpoint.ts';
