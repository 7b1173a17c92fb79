import type { getUsuarioActualEndpoint } from '../../contract/index.ts';
import type { SignInEnvironment } from './environment.ts';
import { getSession, updateBrowserUsuario } from './session-store.ts';

/**
 * Takes names, rol and funcionalidades anew from the server's session: what was edited in this browser goes, and
 * what a rol lost or won since then shows (SHELL-08). A failed call changes nothing; a 401 ends the session.
 */
export async function refreshUsuario({ api }: Pick<SignInEnvironment, 'api'>): Promise<void> {
  const asked = getSession();
  if (!asked?.usuario) return;
  try {
    const usuario = await api.call<typeof getUsuarioActualEndpoint>(
      { method: 'GET', path: '/servicioLogin/usuario' },
      {},
    );
    // Meanwhile another entity may have been chosen, or the session closed: then this answer is old.
    if (getSession() === asked) updateBrowserUsuario(usuario);
  } catch (error) {
    console.warn('The user could not be read from the server.', error);
  }
}
