import { ApiError, errorMessage } from '@marco/web-kit/api-client';
import { createElement } from 'react';
import { accesoPaths } from '../../contract/acceso.paths.ts';
import type { loginEndpoint, PayloadRecord, UsuarioActual } from '../../contract/index.ts';
import { LOGIN_CODES } from '../../contract/terms.ts';
import { findLoginOutcome, type LoginOutcome } from '../../rules/ingreso/login-outcome.ts';
import type { ExternalIdentity } from '../oidc/authenticator-session.ts';
import type { SignInEnvironment } from './environment.ts';
import { logout } from './logout.ts';
import { goToRegister } from './register-door.ts';
import { sessionKeys } from './session-keys.ts';
import { openBrowserSession, updateBrowserUsuario } from './session-store.ts';
import { dispatchSignIn } from './sign-in-store.ts';

const KNOWN_CODES: readonly number[] = Object.values(LOGIN_CODES);

type LoginAnswer = Awaited<ReturnType<typeof callLogin>>;

/** A failure that may not occur in a second try with the same token. */
let retriable: (() => Promise<void>) | null = null;

/** The step to repeat when the last login failed for a passing reason; null when a new token is needed. */
export function findRetriableLogin(): (() => Promise<void>) | null {
  return retriable;
}

/** Calls the login service and opens the screen that follows from its answer (specification §4 'After login'). */
export async function runLogin(
  environment: SignInEnvironment,
  identity: ExternalIdentity,
  target: string | null,
): Promise<void> {
  // One call per sign-in: a reload, a second tab or a silent refresh never repeats it (LOGIN-02).
  if (sessionKeys.isLoaded()) return;
  retriable = null;
  try {
    const answer = await callLogin(environment, identity);
    await followAnswer(environment, answer, target);
  } catch (error) {
    console.error('The login failed.', error);
    const passing = error instanceof ApiError && (error.status === 0 || error.status >= 500);
    retriable = passing
      ? async () => {
          dispatchSignIn('token-received');
          await runLogin(environment, identity, target);
        }
      : null;
    dispatchSignIn('attempt-failed', errorMessage(error));
  }
}

function callLogin({ api }: SignInEnvironment, { identificacion, idToken }: ExternalIdentity) {
  return api.call<typeof loginEndpoint>(
    { method: 'POST', path: '/servicioLogin/login' },
    { body: { identificacion, externalToken: idToken } },
    { base: 'private' },
  );
}

async function followAnswer(
  environment: SignInEnvironment,
  answer: LoginAnswer,
  target: string | null,
): Promise<void> {
  const { code } = answer.status;
  // Another code does not refuse the person: it is a failure, and is shown as one (LOGIN-14).
  if (!KNOWN_CODES.includes(code)) throw new Error(`The login answered an unknown status.code: ${code}`);
  const { acronimo } = environment.settings.ministerio;
  const outcome = findLoginOutcome(code, answer.entities, acronimo);
  switch (outcome.kind) {
    case 'register':
      dispatchSignIn('login-without-account');
      return goToRegister(environment, false);
    case 'blocked':
      dispatchSignIn('login-blocked');
      return tellBlocked(environment, outcome);
    case 'choose-entidad':
      rememberSession(answer);
      return openDoor(
        environment,
        target
          ? `${accesoPaths.userEntities}?destino=${encodeURIComponent(target)}`
          : accesoPaths.userEntities,
      );
    case 'enter':
      rememberSession(answer);
      return openDoor(environment, target ?? accesoPaths.app);
  }
}

async function openDoor(environment: SignInEnvironment, path: string): Promise<void> {
  sessionKeys.finish();
  dispatchSignIn('login-done');
  await environment.navigate(path, { replace: true });
}

/** With exactly one entity its rol and funcionalidades join the payload at once (LOGIN-05). */
function rememberSession({ access_token, entities, payload }: LoginAnswer): void {
  const first = payload.find(isRecord);
  if (!access_token || !first) throw new Error('The login answer has no session.');
  const infoUser: UsuarioActual = { ...first.usuario, entidad: null, rol: null, funcionalidades: [] };
  openBrowserSession({ accessToken: access_token, infoUser, entities });
  const [only] = entities;
  if (entities.length !== 1 || !only) return;
  updateBrowserUsuario({
    ...first.usuario,
    entidad: { id: only.id, nombre: only.nombre },
    rol: first.rol,
    funcionalidades: first.funcionalidades,
  });
}

function isRecord(record: LoginAnswer['payload'][number]): record is PayloadRecord {
  return 'entidadDTO' in record;
}

async function tellBlocked(
  environment: SignInEnvironment,
  { reasons }: Extract<LoginOutcome, { kind: 'blocked' }>,
): Promise<void> {
  const { BlockedEntidades } = await import('./blocked-entidades.tsx');
  const { soporte } = environment.settings.pie.correos;
  await environment.modals.alert({
    title: 'Error',
    confirmLabel: 'continuar',
    body: createElement(BlockedEntidades, { reasons, soporte }),
  });
  dispatchSignIn('logged-out');
  await logout(environment);
}
