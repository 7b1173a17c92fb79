export type { Actividad } from './actividad.schema.ts';
export {
  type AccionBuscada,
  type CuentaDeTipo,
  createVistaDeBusquedaEndpoint,
  deleteVistasDeBusquedaEndpoint,
  type Encontrado,
  getInicioDeBusquedaEndpoint,
  type ResultadoDeBusqueda,
  searchTodoEndpoint,
  type Visto,
} from './busqueda.endpoints.ts';
export { closeRecorridoEndpoint } from './close-recorrido.endpoint.ts';
export {
  approveUsuarioEndpoint,
  rejectUsuarioEndpoint,
  updateEntidadDeUsuarioEndpoint,
  updateEstadoUsuarioEndpoint,
  updateRolDeUsuarioEndpoint,
} from './decide-usuarios.endpoints.ts';
export { downloadUsuariosEndpoint, type PeticionUsuarios } from './download-usuarios.endpoint.ts';
export { findUsuariosEndpoint } from './find-usuarios.endpoint.ts';
export {
  type Funcionalidad,
  funcionalidadSchema,
} from './funcionalidad.schema.ts';
export { getInicioEndpoint } from './get-inicio.endpoint.ts';
export type {
  Asunto,
  BloqueAsuntos,
  BloqueNovedades,
  BloqueRecorrido,
  GrupoDeAsuntos,
  TipoDeAsunto,
} from './inicio.schema.ts';
export { listActividadesEndpoint } from './list-actividades.endpoint.ts';
export { listUsuariosEntidadEndpoint, type UsuarioDeEntidad } from './list-usuarios-entidad.endpoint.ts';
export { listUsuariosMinisterioEndpoint } from './list-usuarios-ministerio.endpoint.ts';
export type { CambioHistorico, Membresia, UsuarioDetalle, UsuarioRow } from './membresia.schema.ts';
export { getPerfilEndpoint, type Perfil, updatePerfilEndpoint } from './perfil.endpoints.ts';
export { revokeIdentidadEndpoint } from './revoke-identidad.endpoint.ts';
export { revokeSegundoFactorEndpoint } from './revoke-segundo-factor.endpoint.ts';
export type { FuncionalidadDeMenu, Matriz, Permiso, Rol, RolConPermisos, SubDeMenu } from './rol.schema.ts';
export {
  createRolEndpoint,
  getRolEndpoint,
  listPermisosEndpoint,
  listRolesEndpoint,
  updateFuncionalidadEndpoint,
  updateItemDeMenuEndpoint,
  updatePermisosEndpoint,
  updateRolEndpoint,
  updateSubfuncionalidadEndpoint,
} from './roles.endpoints.ts';
export { rolesErrors } from './roles.errors.ts';
export {
  type FiltroUsuarios,
  getUsuarioEndpoint,
  listRolesAsignablesEndpoint,
  type PaginaUsuarios,
  searchUsuariosEndpoint,
} from './search-usuarios.endpoint.ts';
export { actividadErrors, updateActividadEndpoint } from './update-actividad.endpoint.ts';
export {
  computeCambioMasivoEndpoint,
  type EfectosMasivos,
  updateUsuariosEndpoint,
} from './update-usuarios.endpoints.ts';
export { usuariosErrors } from './usuarios.errors.ts';
