export { isAvisoPendiente } from './aviso-pendiente.ts';
export { canDeleteCuenta, type Responsabilidades } from './can-delete-cuenta.ts';
export { isCorreoValido } from './correo.ts';
export {
  canEnterEntidad,
  type EstadoMembresia,
  presentEstadoMembresia,
} from './ingreso/can-enter-entidad.ts';
export { findDestinoIngreso } from './ingreso/destino-ingreso.ts';
export { type EntidadPorElegir, searchEntidades } from './ingreso/filter-entidades.ts';
export { findLoginOutcome, type LoginOutcome } from './ingreso/login-outcome.ts';
export {
  findNextSignInState,
  findTokenEvent,
  SIGN_IN_MESSAGES,
  SIGN_IN_TABLE,
  type SignInEvent,
  type SignInState,
} from './ingreso/sign-in-machine.ts';
export { type CamposInvitacion, findErroresInvitacion } from './invitacion.ts';
export { type PartesDelNombre, presentNombreCompleto } from './nombre-completo.ts';
export { findNombresAviso, type NombresAviso } from './nombres-aviso.ts';
export {
  findIdentidadDistinta,
  findSiglaIdentificacion,
  type IdentidadRegistro,
  presentIdentidad,
} from './registro/identidad-registro.ts';
export {
  type CampoRegistro,
  type CamposRegistro,
  type ErroresRegistro,
  findAutorizacionErrors,
  findConfirmacionErrors,
  findErroresRegistro,
} from './registro/registro.ts';
export {
  type CampoContrasena,
  type CamposContrasena,
  type ErroresContrasena,
  findErroresContrasena,
  findErroresIgualdad,
  isLargoContrasena,
  type LimitesContrasena,
} from './restablecimientos/contrasena.ts';
export {
  type CampoRestablecimiento,
  type CamposRestablecimiento,
  findErroresRestablecimiento,
} from './restablecimientos/restablecimiento.ts';
export {
  computeEsperaMinutos,
  type EstadoSegundoFactor,
  findEstadoSegundoFactor,
  parseCodigo,
} from './segundo-factor.ts';
export { presentDispositivo } from './sesiones/dispositivo.ts';
export { type FinDeSesion, findFinDeSesion } from './sesiones/fin-de-sesion.ts';
export { findInactividad, type Inactividad, type LimitesInactividad } from './sesiones/inactividad.ts';
