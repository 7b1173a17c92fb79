export {
  BUSQUEDA_VACIA,
  type BusquedaUsuarios,
  FILTRO_VACIO,
  type FiltroBusqueda,
  formatBusqueda,
  parseBusqueda,
} from './busqueda-usuarios.ts';
export { canRevokeIdentidad, type DuenoDeIdentidad } from './can-revoke-identidad.ts';
export { canRevokeSegundoFactor } from './can-revoke-segundo-factor.ts';
export {
  type CampoDeCambio,
  canUpdateMembresia,
  type DecisionDeCambio,
} from './can-update-membresia.ts';
export {
  type AmbienteDeRol,
  type ClavePermiso,
  canUpdatePermisos,
  canUpdateRol,
} from './can-update-rol.ts';
export { type CambioDecidido, computeCambios } from './compute-cambios.ts';
export { type BotonDeMembresia, listBotonesMembresia, TRANSICIONES_MEMBRESIA } from './estado-membresia.ts';
export {
  type AmbienteDecision,
  type CambioMembresia,
  type EntidadDecidible,
  isRolDeEntidad,
  listAcciones,
  type MembresiaDecidible,
  type QuienDecide,
  type RolDecidible,
} from './membresia-decidible.ts';
export { findSaludo } from './saludo.ts';
