export {
  type AmbienteDeRol,
  type ClavePermiso,
  canUpdatePermisos,
  canUpdateRol,
} from './roles/can-update-rol.ts';
export { findSaludo } from './saludo.ts';
export {
  BUSQUEDA_VACIA,
  type BusquedaUsuarios,
  FILTRO_VACIO,
  type FiltroBusqueda,
  formatBusqueda,
  parseBusqueda,
} from './usuarios/busqueda-usuarios.ts';
export { canRevokeIdentidad, type DuenoDeIdentidad } from './usuarios/can-revoke-identidad.ts';
export { canRevokeSegundoFactor } from './usuarios/can-revoke-segundo-factor.ts';
export {
  type CampoDeCambio,
  canUpdateMembresia,
  type DecisionDeCambio,
} from './usuarios/can-update-membresia.ts';
export { type CambioDecidido, computeCambios } from './usuarios/compute-cambios.ts';
export {
  type BotonDeMembresia,
  listBotonesMembresia,
  TRANSICIONES_MEMBRESIA,
} from './usuarios/estado-membresia.ts';
export {
  type AmbienteDecision,
  type CambioMembresia,
  type EntidadDecidible,
  isRolDeEntidad,
  listAcciones,
  type MembresiaDecidible,
  type QuienDecide,
  type RolDecidible,
} from './usuarios/membresia-decidible.ts';
