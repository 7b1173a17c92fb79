import { findTokenEvent } from '../../rules/ingreso/sign-in-machine.ts';
import type { ExternalIdentity } from '../oidc/authenticator-session.ts';
import { clearPendingSignIn, findPendingSignIn, type PendingSignIn } from '../oidc/pending-sign-in.ts';
import type { SignInEnvironment } from './environment.ts';
import { askAccessType, goToRegister } from './register-door.ts';
import { runLogin } from './run-login.ts';
import { sessionKeys } from './session-keys.ts';
import { dispatchSignIn } from './sign-in-store.ts';
import { startSignIn } from './start-sign-in.ts';

/**
 * After one unusable answer the redirect starts again; after the second one in a row the person gets a message
 * (LOGIN-07).
 */
const MAXIMUM_FAILURES = 2;

const REASONS: Readonly<Record<string, string>> = {
  access_denied: 'El inicio de sesión se canceló en el autenticador.',
  login_required: 'El autenticador no tiene una sesión suya. Inicie sesión de nuevo.',
};
const UNUSABLE_ANSWER =
  'La respuesta del autenticador no se pudo verificar. Intente iniciar sesión de nuevo.';

/** Whether the authenticator put an answer in this address. */
function hasAnswer(address: URL): boolean {
  const answer = address.hash.length > 1 ? new URLSearchParams(address.hash.slice(1)) : address.searchParams;
  return answer.has('id_token') || answer.has('code') || answer.has('error');
}

/**
 * The return address '/inicio': consumes the authenticator's answer, goes to the root and signs in.
 * Without an answer it starts a sign-in (LAND-04).
 */
export async function readReturn(environment: SignInEnvironment, href: string): Promise<void> {
  const address = new URL(href);
  const pending = findPendingSignIn();
  if (!hasAnswer(address) || !pending) {
    await startSignIn(environment, 'login', pending ?? {});
    return;
  }
  if (!dispatchSignIn('answer-arrived')) return;
  clearPendingSignIn();
  history.replaceState(null, '', address.pathname);
  try {
    const { readAuthorizationAnswer } = await import('../oidc/openid.ts');
    const identity = await readAuthorizationAnswer(environment.settings.autenticador, href, pending);
    await continueWith(environment, identity, pending);
  } catch (error) {
    await handleFailure(environment, error, pending);
  }
}

async function continueWith(
  environment: SignInEnvironment,
  identity: ExternalIdentity,
  pending: PendingSignIn,
): Promise<void> {
  const event = findTokenEvent({
    acr: identity.acr,
    acceptedAcr: environment.settings.autenticador.acr,
    type: sessionKeys.findType(),
  });
  await environment.navigate('/', { replace: true });
  dispatchSignIn(event);
  if (event === 'acr-refused') await askAccessType(environment);
  else if (event === 'register-asked') await goToRegister(environment, pending.levelConfirmed);
  else await runLogin(environment, identity, pending.target);
}

async function handleFailure(
  environment: SignInEnvironment,
  error: unknown,
  pending: PendingSignIn,
): Promise<void> {
  console.error('The answer of the authenticator could not be used.', error);
  const code = (error as { error?: unknown }).error;
  const known = typeof code === 'string' ? REASONS[code] : undefined;
  const failures = pending.failures + 1;
  if (known !== undefined || failures >= MAXIMUM_FAILURES) {
    dispatchSignIn('attempt-failed', known ?? UNUSABLE_ANSWER);
    return;
  }
  // The new attempt is a login whatever the first one was; an identity without account still leads to register.
  await startSignIn(environment, 'login', { target: pending.target, failures });
}
