import type { getUsuarioActualEndpoint } from '../../contract/index.ts';
import type { SignInEnvironment } from './environment.ts';
import { getSession, updateBrowserUsuario } from './session-store.ts';

/**
 * Reads names, rol and funcionalidades again from the session of the server. This removes values that were edited in
 * this browser, and shows changes of the rol (SHELL-08). A failed call changes nothing; a 401 ends the session.
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
