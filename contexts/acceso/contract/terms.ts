/** Keys the browser keeps (specification §3 'Browser storage'); nothing else is written to local storage. */
export const LOCAL_KEYS = {
  payload: 'payload',
  accessToken: 'access_token',
  entitiesData: 'entitiesData',
  infoUser: 'info_user',
} as const;

export const SESSION_KEYS = {
  flow: 'flow',
  type: 'type',
  loaded: 'loaded',
  loading: 'loading',
  errorCorreo: 'errorCorreo',
} as const;

/** Why a sign-in was started. */
export type LoginType = 'login' | 'register';

/** Where the authenticator sends its answer, and where the hidden frame of a silent refresh ends. */
export const RETURN_PATH = '/inicio';

/** Scope of the authenticator client (specification §7). */
export const OIDC_SCOPE = 'openid profile email offline_access ccd_api';

/** Minutes a nonce of the server may wait for its token. */
export const NONCE_MINUTES = 10;

/** Cookie that ties a nonce to the browser that asked for it; it holds the hash only. */
export const NONCE_COOKIE = 'marco_nonce';

/** `status.code` of the login answer: signed in, or an identity without an account here. */
export const LOGIN_CODES = { ok: 200, sinCuenta: 404 } as const;

/**
 * Limits of the texts of a registration, in characters: a value at or above its limit is refused
 * (specification §5 'generic max-length check'). The columns check the same numbers.
 */
export const LIMITES_REGISTRO = {
  numeroIdentificacion: 41,
  nombre: 101,
  numeroCelular: 31,
  cargo: 101,
  otroNumeroTelefonico: 11,
  correoElectronico: 255,
} as const;

/** Digits of the other phone number (specification §9). */
export const DIGITOS_TELEFONO = { minimo: 7, maximo: 10 } as const;

/** Messages of the registration, letter by letter (specification §5). */
export const MENSAJES_REGISTRO = {
  tipoRequerido: 'Tipo de entidad es requerido',
  entidadRequerida: 'Entidad es requerido',
  cargoRequerido: 'Cargo es requerido',
  soloDigitos: 'Contiene caracteres no validos',
  telefonoCorto: 'Campo no puede contener menos de 7 dígitos',
  telefonoLargo: 'Campo no puede contener más de 10 dígitos',
  correoRequerido: 'Correo electronico es requerido',
  confirmacionRequerida: 'Confirmación correo electronico es requerido',
  confirmacionDistinta: 'La confirmación no coincide',
} as const;

/** What is said of a text at or above its limit. */
export function presentLimiteExcedido(limite: number): string {
  return `Campo no puede contener más de ${limite - 1} caracteres`;
}
