export { isAvisoPendiente } from './aviso-pendiente.ts';
export { canDeleteCuenta, type Responsabilidades } from './can-delete-cuenta.ts';
export {
  canEnterEntidad,
  type EstadoMembresia,
  presentEstadoMembresia,
} from './can-enter-entidad.ts';
export {
  type CampoContrasena,
  type CamposContrasena,
  type ErroresContrasena,
  findErroresContrasena,
  findErroresIgualdad,
  isLargoContrasena,
  type LimitesContrasena,
} from './contrasena.ts';
export { isCorreoValido } from './correo.ts';
export { findDestinoIngreso } from './destino-ingreso.ts';
export { presentDispositivo } from './dispositivo.ts';
export { type EntidadPorElegir, searchEntidades } from './filter-entidades.ts';
export { type FinDeSesion, findFinDeSesion } from './fin-de-sesion.ts';
export {
  findIdentidadDistinta,
  findSiglaIdentificacion,
  type IdentidadRegistro,
  presentIdentidad,
} from './identidad-registro.ts';
export { findInactividad, type Inactividad, type LimitesInactividad } from './inactividad.ts';
export { type CamposInvitacion, findErroresInvitacion } from './invitacion.ts';
export { findLoginOutcome, type LoginOutcome } from './login-outcome.ts';
export { type PartesDelNombre, presentNombreCompleto } from './nombre-completo.ts';
export { findNombresAviso, type NombresAviso } from './nombres-aviso.ts';
export {
  type CampoRegistro,
  type CamposRegistro,
  type ErroresRegistro,
  findAutorizacionErrors,
  findConfirmacionErrors,
  findErroresRegistro,
} from './registro.ts';
export {
  type CampoRestablecimiento,
  type CamposRestablecimiento,
  findErroresRestablecimiento,
} from './restablecimiento.ts';
export {
  computeEsperaMinutos,
  type EstadoSegundoFactor,
  findEstadoSegundoFactor,
  parseCodigo,
} from './segundo-factor.ts';
export {
  findNextSignInState,
  findTokenEvent,
  SIGN_IN_MESSAGES,
  SIGN_IN_TABLE,
  type SignInEvent,
  type SignInState,
} from './sign-in-machine.ts';
