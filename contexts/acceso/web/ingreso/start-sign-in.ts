import { errorMessage } from '@marco/web-kit/api-client';
import type { createLoginNonceEndpoint } from '../../contract/index.ts';
import type { LoginType } from '../../contract/terms.ts';
import { savePendingSignIn } from '../oidc/pending-sign-in.ts';
import type { SignInEnvironment } from './environment.ts';
import { isLeaving } from './logout.ts';
import { sessionKeys } from './session-keys.ts';
import { dispatchSignIn } from './sign-in-store.ts';

export interface SignInPurpose {
  /** Address of the private area to return to. */
  readonly target?: string | null;
  /** The modal 'Nivel de seguridad' was already confirmed. */
  readonly levelConfirmed?: boolean;
  /** Answers that could not be used so far: after the second one the person gets a message. */
  readonly failures?: number;
  /** Whether the address that only leads to the authenticator stays out of the history, so that Back passes it by. */
  readonly leavesNoTrace?: boolean;
}

/** Text for a failure on the way to the authenticator. */
const UNREACHABLE = 'No fue posible abrir el autenticador. Revise su conexión e intente de nuevo.';

/** Takes the browser to the authenticator, with a nonce the server made for this attempt. */
export async function startSignIn(
  { api, settings }: SignInEnvironment,
  type: LoginType,
  { target = null, levelConfirmed = false, failures = 0, leavesNoTrace = false }: SignInPurpose = {},
): Promise<void> {
  if (isLeaving() || !dispatchSignIn('redirect-asked')) return;
  sessionKeys.begin(settings.autenticador.flujo, type);
  try {
    const { buildAuthorizationRequest } = await import('../oidc/openid.ts');
    const { nonce } = await api.call<typeof createLoginNonceEndpoint>(
      { method: 'POST', path: '/servicioLogin/nonce' },
      {},
      { base: 'private' },
    );
    const { address, state, codeVerifier } = await buildAuthorizationRequest(settings.autenticador, nonce);
    savePendingSignIn({ state, nonce, codeVerifier, target, levelConfirmed, failures });
    if (leavesNoTrace) location.replace(address);
    else location.assign(address);
  } catch (error) {
    console.error('The sign-in could not start.', error);
    dispatchSignIn(
      'attempt-failed',
      error instanceof Error && error.name === 'ApiError' ? errorMessage(error) : UNREACHABLE,
    );
  }
}
