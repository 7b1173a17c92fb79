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
