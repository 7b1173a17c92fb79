/**
 * The sign-in as a table (specification §4 'Login', 'After login'; LAND-03, LOGIN-02…09, 14, 18).
 *
 * - `idle`: a visitor; nothing is going on.
 * - `waiting`: the start spinner of the site root.
 * - `redirecting`: the browser is on its way to the authenticator.
 * - `reading`: the authenticator's answer is being verified in the browser.
 * - `logging-in`: the login service was called.
 * - `asking-level`: the modal 'Nivel de seguridad' stands before the registration.
 * - `refused-acr`: the modal for the e-mail access type.
 * - `blocked`: the modal 'Error': no entity can be entered.
 * - `failed`: a reason and 'Reintentar' are shown.
 * - `registering`, `signed-in`: the sign-in ended in one of its two results.
 */
export type SignInState =
  | 'idle'
  | 'waiting'
  | 'redirecting'
  | 'reading'
  | 'logging-in'
  | 'asking-level'
  | 'refused-acr'
  | 'blocked'
  | 'failed'
  | 'registering'
  | 'signed-in';

export type SignInEvent =
  | 'root-opened'
  | 'delay-ended'
  | 'redirect-asked'
  | 'answer-arrived'
  | 'token-received'
  | 'register-asked'
  | 'acr-refused'
  | 'login-without-account'
  | 'login-blocked'
  | 'login-done'
  | 'attempt-failed'
  | 'level-confirmed'
  | 'level-cancelled'
  | 'logged-out';

type Row = Readonly<Partial<Record<SignInEvent, SignInState>>>;

/** state × event → next state; an event a state does not name leaves it as it is. */
export const SIGN_IN_TABLE: Readonly<Record<SignInState, Row>> = {
  idle: {
    'root-opened': 'waiting',
    'redirect-asked': 'redirecting',
    'answer-arrived': 'reading',
    'token-received': 'logging-in',
    'register-asked': 'asking-level',
  },
  waiting: {
    'delay-ended': 'idle',
    'redirect-asked': 'redirecting',
    'answer-arrived': 'reading',
    'token-received': 'logging-in',
  },
  redirecting: { 'attempt-failed': 'failed', 'answer-arrived': 'reading' },
  reading: {
    'token-received': 'logging-in',
    'register-asked': 'asking-level',
    'acr-refused': 'refused-acr',
    'redirect-asked': 'redirecting',
    'attempt-failed': 'failed',
  },
  'logging-in': {
    'login-without-account': 'asking-level',
    'login-blocked': 'blocked',
    'login-done': 'signed-in',
    'attempt-failed': 'failed',
  },
  'asking-level': { 'level-confirmed': 'registering', 'level-cancelled': 'idle' },
  'refused-acr': { 'logged-out': 'idle' },
  blocked: { 'logged-out': 'idle' },
  failed: { 'redirect-asked': 'redirecting', 'token-received': 'logging-in', 'logged-out': 'idle' },
  registering: { 'redirect-asked': 'redirecting', 'logged-out': 'idle', 'root-opened': 'waiting' },
  'signed-in': { 'logged-out': 'idle', 'redirect-asked': 'redirecting' },
};

/** The state after an event; an event that the present state does not expect changes nothing. */
export function findNextSignInState(state: SignInState, event: SignInEvent): SignInState {
  return SIGN_IN_TABLE[state][event] ?? state;
}

/** What the person reads meanwhile; null where nothing is going on. */
export const SIGN_IN_MESSAGES: Readonly<Record<SignInState, string | null>> = {
  idle: null,
  waiting: 'Verificando si ya inició sesión…',
  redirecting: 'Abriendo el autenticador…',
  reading: 'Verificando la respuesta del autenticador…',
  'logging-in': 'Iniciando su sesión…',
  'asking-level': null,
  'refused-acr': null,
  blocked: null,
  failed: null,
  registering: null,
  'signed-in': null,
};

/** The event that follows from a token, before any call to the server (LOGIN-02, 03, 18). */
export function findTokenEvent(token: {
  readonly acr: string;
  readonly acceptedAcr: readonly string[];
  readonly type: 'login' | 'register';
}): SignInEvent {
  if (!token.acceptedAcr.includes(token.acr)) return 'acr-refused';
  return token.type === 'register' ? 'register-asked' : 'token-received';
}
