export { accesoErrors } from './acceso.errors.ts';
export { downloadDatosPropiosEndpoint } from './datos-propios.endpoints.ts';
export {
  type EntidadDeLogin,
  loginEndpoint,
  type PayloadRecord,
} from './login.endpoint.ts';
export { type Registro, registerUsuarioEndpoint, registroSchema } from './register-usuario.endpoint.ts';
export {
  createCodigosRecuperacionEndpoint,
  createSegundoFactorEndpoint,
  getSegundoFactorEndpoint,
  type SegundoFactor,
  submitSegundoFactorEndpoint,
  updateSegundoFactorEndpoint,
  verifySegundoFactorEndpoint,
} from './segundo-factor.endpoints.ts';
export {
  closeOtrasSesionesEndpoint,
  closeSesionEndpoint,
  keepSesionEndpoint,
  listSesionesEndpoint,
  type Sesion,
} from './sesiones.endpoints.ts';
export {
  chooseEntidadEndpoint,
  createLoginNonceEndpoint,
  getUsuarioActualEndpoint,
  logoutEndpoint,
} from './session.endpoint.ts';
export {
  type AceptacionInvitacion,
  submitInvitacionEndpoint,
} from './submit-invitacion.endpoint.ts';
export { submitRestablecimientoEndpoint } from './submit-restablecimiento.endpoint.ts';
export { getSupresionEndpoint, submitSupresionEndpoint } from './supresion.endpoints.ts';
export {
  type AvisoTratamiento,
  getAutorizacionEndpoint,
  getAvisoTratamientoEndpoint,
  submitAutorizacionEndpoint,
} from './tratamiento.endpoints.ts';
export { updateContrasenaEndpoint } from './update-contrasena.endpoint.ts';
export { updateContrasenaPropiaEndpoint } from './update-contrasena-propia.endpoint.ts';
export type {
  Usuario,
  UsuarioActual,
} from './usuario-actual.schema.ts';
