import type { chooseEntidadEndpoint, loginEndpoint } from '../../contract/index.ts';
import type { SignInEnvironment } from '../ingreso/environment.ts';
import { refreshIdentity } from '../ingreso/refresh-identity.ts';
import { getSession, openBrowserSession, updateBrowserUsuario } from '../ingreso/session-store.ts';
import { keepScreen } from '../segundo-factor/pedido-codigo.ts';

/**
 * Opens a new session for the same person in the entity in force, without leaving the screen. The former one ends by
 * itself.
 *
 * @throws when the authenticator has no session of this person any more, or the server refuses
 */
export async function refreshSession(environment: SignInEnvironment): Promise<void> {
  const { api } = environment;
  const before = getSession();
  const { identificacion, idToken } = await refreshIdentity(environment);
  const { access_token, entities } = await api.call<typeof loginEndpoint>(
    { method: 'POST', path: '/servicioLogin/login' },
    { body: { identificacion, externalToken: idToken } },
    { base: 'private' },
  );
  if (!before || !access_token) throw new Error('The login opened no session.');
  keepScreen();
  openBrowserSession({ accessToken: access_token, infoUser: before.infoUser, entities });
  const entidadId = before.usuario?.entidad?.id;
  if (entidadId === undefined) return;
  const usuario = await api.call<typeof chooseEntidadEndpoint>(
    { method: 'POST', path: '/usuarios/cambiarEntidad' },
    { body: { entidadId } },
  );
  updateBrowserUsuario(usuario);
}
