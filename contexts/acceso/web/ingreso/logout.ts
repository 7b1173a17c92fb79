import { allowLeaving } from '@marco/web-kit/unsaved-changes';
import { accesoPaths } from '../../contract/acceso.paths.ts';
import type { logoutEndpoint } from '../../contract/index.ts';
import { getExternalIdentity, updateExternalIdentity } from '../oidc/authenticator-session.ts';
import { saveAviso } from './aviso.ts';
import type { SignInEnvironment } from './environment.ts';
import { sessionKeys } from './session-keys.ts';
import { closeBrowserSession, getSession } from './session-store.ts';
import { dispatchSignIn } from './sign-in-store.ts';

export interface LogoutOptions {
  /** Sentence the landing shows afterwards. */
  readonly aviso?: string;
  /** The session ended by itself: what was typed and not sent waits on this computer for the same person. */
  readonly keepsTyped?: boolean;
}

const CLOSED_ELSEWHERE = 'Su sesión se cerró en otra pestaña de este navegador.';
/** A fault of the server must not prevent the sign-out. */
const ANSWER_LIMIT_MS = 5_000;

let leaving = false;

/**
 * Whether this page is signing out. Then a private screen must not start a sign-in, although its session was just
 * closed: its redirect would overtake the sign-out, and the session of the authenticator would stay open.
 */
export function isLeaving(): boolean {
  return leaving;
}

/**
 * Ends everything (LOGOUT-02, LOGOUT-04): our session on the server, the access token of the code
 * flow, what the browser remembers, and the authenticator's own session; ends at the root.
 */
export async function logout(
  { api, settings }: Pick<SignInEnvironment, 'api' | 'settings'>,
  { aviso, keepsTyped = false }: LogoutOptions = {},
): Promise<void> {
  if (leaving) return;
  leaving = true;
  allowLeaving();
  if (aviso) saveAviso(aviso);
  const identity = getExternalIdentity();
  if (getSession()) {
    await api
      .call<typeof logoutEndpoint>(
        { method: 'POST', path: '/servicioLogin/logout' },
        {},
        { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) },
      )
      .catch((error: unknown) => console.warn('The session was already over.', error));
  }
  if (!keepsTyped)
    await import('@marco/web-kit/draft-store').then(({ clearDrafts }) => clearDrafts()).catch(console.error);
  closeBrowserSession();
  sessionKeys.clear();
  dispatchSignIn('logged-out');
  location.assign(await findSignOutAddress(settings, identity));
}

/** Another tab signed out: this one goes to the root too. A private screen left open would sign in again by itself. */
export function leaveWithOtherTab(): void {
  if (leaving) return;
  leaving = true;
  allowLeaving();
  saveAviso(CLOSED_ELSEWHERE);
  sessionKeys.clear();
  updateExternalIdentity(null, null);
  location.assign(accesoPaths.landing);
}

/** The next address of the browser: the sign-out of the authenticator if it can be reached, otherwise the root. */
async function findSignOutAddress(
  settings: SignInEnvironment['settings'],
  identity: ReturnType<typeof getExternalIdentity>,
): Promise<string> {
  try {
    const { buildSignOutAddress, revokeAccessToken } = await import('../oidc/openid.ts');
    if (identity?.accessToken) await revokeAccessToken(settings.autenticador, identity.accessToken);
    return await buildSignOutAddress(settings.autenticador, identity?.idToken ?? null);
  } catch (error) {
    console.error('The authenticator session could not be ended.', error);
    return accesoPaths.landing;
  } finally {
    updateExternalIdentity(null, null);
  }
}
