export type { Actividad } from './actividad.schema.ts';
export {
  approveUsuario,
  rejectUsuario,
  updateEntidadDeUsuario,
  updateEstadoUsuario,
  updateRolDeUsuario,
} from './decide-usuarios.endpoints.ts';
export { downloadUsuarios, type PeticionUsuarios } from './download-usuarios.endpoint.ts';
export { findUsuarios } from './find-usuarios.endpoint.ts';
export {
  type Funcionalidad,
  funcionalidadSchema,
} from './funcionalidad.schema.ts';
export { listActividades } from './list-actividades.endpoint.ts';
export { listUsuariosEntidad, type UsuarioDeEntidad } from './list-usuarios-entidad.endpoint.ts';
export { listUsuariosMinisterio } from './list-usuarios-ministerio.endpoint.ts';
export type { CambioHistorico, Membresia, UsuarioDetalle, UsuarioRow } from './membresia.schema.ts';
export { revokeIdentidad } from './revoke-identidad.endpoint.ts';
export { revokeSegundoFactor } from './revoke-segundo-factor.endpoint.ts';
export type { FuncionalidadDeMenu, Matriz, Permiso, Rol, RolConPermisos, SubDeMenu } from './rol.schema.ts';
export {
  createRol,
  getRol,
  listPermisos,
  listRoles,
  updateFuncionalidad,
  updateItemDeMenu,
  updatePermisos,
  updateRol,
  updateSubfuncionalidad,
} from './roles.endpoints.ts';
export { rolesErrors } from './roles.errors.ts';
export {
  type FiltroUsuarios,
  getUsuario,
  listRolesAsignables,
  type PaginaUsuarios,
  searchUsuarios,
} from './search-usuarios.endpoint.ts';
export { actividadErrors, updateActividad } from './update-actividad.endpoint.ts';
export { computeCambioMasivo, type EfectosMasivos, updateUsuarios } from './update-usuarios.endpoints.ts';
export { usuariosErrors } from './usuarios.errors.ts';
