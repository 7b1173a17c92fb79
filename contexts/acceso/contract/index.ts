export { accesoErrors } from './acceso.errors.ts';
export { downloadDatosPropios } from './datos-propios.endpoints.ts';
export {
  type EntidadDeLogin,
  login,
  type PayloadRecord,
} from './login.endpoint.ts';
export { type Registro, registerUsuario, registroSchema } from './register-usuario.endpoint.ts';
export {
  createCodigosRecuperacion,
  createSegundoFactor,
  getSegundoFactor,
  type SegundoFactor,
  submitSegundoFactor,
  updateSegundoFactor,
  verifySegundoFactor,
} from './segundo-factor.endpoints.ts';
export {
  closeOtrasSesiones,
  closeSesion,
  keepSesion,
  listSesiones,
  type Sesion,
} from './sesiones.endpoints.ts';
export { chooseEntidad, createLoginNonce, getUsuarioActual, logout } from './session.endpoint.ts';
export {
  type AceptacionInvitacion,
  submitInvitacion,
} from './submit-invitacion.endpoint.ts';
export { submitRestablecimiento } from './submit-restablecimiento.endpoint.ts';
export { getSupresion, submitSupresion } from './supresion.endpoints.ts';
export {
  type AvisoTratamiento,
  getAutorizacion,
  getAvisoTratamiento,
  submitAutorizacion,
} from './tratamiento.endpoints.ts';
export { updateContrasena } from './update-contrasena.endpoint.ts';
export { updateContrasenaPropia } from './update-contrasena-propia.endpoint.ts';
export type {
  Usuario,
  UsuarioActual,
} from './usuario-actual.schema.ts';
