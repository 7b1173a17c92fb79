import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { accesoPaths } from '../../contract/acceso.paths.ts';
import { getExternalIdentity } from '../oidc/authenticator-session.ts';
import { type SignInEnvironment, useSignInEnvironment } from './environment.ts';
import { isLeaving, leaveWithOtherTab, logout } from './logout.ts';
import { refreshUsuario } from './refresh-usuario.ts';
import { runLogin } from './run-login.ts';
import { sessionKeys } from './session-keys.ts';
import { getSession, useSession } from './session-store.ts';
import { dispatchSignIn, isRedirecting } from './sign-in-store.ts';
import { startSignIn } from './start-sign-in.ts';

const SESSION_CHANGED = 'Su sesión terminó porque se cerró en el autenticador.';

/** Mounted once at the root: the start-up attempt, and the watch over a session that is open. */
export function SignInKeeper() {
  const environment = useSignInEnvironment();
  const session = useSession();
  const token = session?.accessToken;
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the start-up attempt happens once per page
  useEffect(() => beginAtRoot(environment), []);

  useEffect(mendRestoredPage, []);

  useEffect(() => (token === undefined ? undefined : followOtherTabs()), [token]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one watch per session
  useEffect(() => {
    if (token === undefined) return undefined;
    return watchSession(environment);
  }, [token]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: at the start of the page and at every navigation
  useEffect(() => {
    if (token !== undefined) void refreshUsuario(environment);
  }, [token, pathname]);

  return null;
}

/**
 * The start at the site root (LAND-03, LAND-04): after the delay the attempt uses a token that is
 * already there, and nobody is taken to the authenticator except by errorCorreo.
 */
function beginAtRoot(environment: SignInEnvironment): (() => void) | undefined {
  if (location.pathname !== accesoPaths.landing) return undefined;
  if (sessionKeys.takeErrorCorreo()) {
    void startSignIn(environment, 'register');
    return undefined;
  }
  if (!dispatchSignIn('root-opened')) return undefined;
  const timer = setTimeout(() => {
    const identity = getExternalIdentity();
    if (!identity) dispatchSignIn('delay-ended');
    else if (dispatchSignIn('token-received')) void runLogin(environment, identity, null);
  }, environment.settings.esperaIngresoMs);
  return () => clearTimeout(timer);
}

/**
 * The Back button may restore a page in its old state, while it was leaving for the authenticator or signing out.
 * Such a page starts again.
 */
function mendRestoredPage(): () => void {
  const listen = ({ persisted }: PageTransitionEvent) => {
    if (persisted && (isLeaving() || isRedirecting())) location.reload();
  };
  window.addEventListener('pageshow', listen);
  return () => window.removeEventListener('pageshow', listen);
}

/** Before the screens hear of it: they would start a sign-in while the other tab is still ending the session. */
function followOtherTabs(): () => void {
  const listen = () => {
    if (!getSession()) leaveWithOtherTab();
  };
  window.addEventListener('storage', listen, { capture: true });
  return () => window.removeEventListener('storage', listen, { capture: true });
}

function watchSession(environment: SignInEnvironment): () => void {
  let stop: () => void = () => undefined;
  let left = false;
  const { autenticador } = environment.settings;
  // With the first session: a visitor downloads neither.
  Promise.all([import('../oidc/check-session.ts'), import('./keep-identity-fresh.ts')])
    .then(([{ watchAuthenticatorSession }, { keepIdentityFresh }]) => {
      if (left) return;
      const stopWatch = watchAuthenticatorSession(
        autenticador,
        () => void logout(environment, { aviso: SESSION_CHANGED }),
      );
      const stopRefresh = keepIdentityFresh(autenticador);
      stop = () => {
        stopWatch();
        stopRefresh();
      };
    })
    .catch((error: unknown) => console.error('The session cannot be watched.', error));
  return () => {
    left = true;
    stop();
  };
}
