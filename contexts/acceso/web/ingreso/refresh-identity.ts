import type { createLoginNonceEndpoint } from '../../contract/index.ts';
import type { ExternalIdentity } from '../oidc/authenticator-session.ts';
import type { SignInEnvironment } from './environment.ts';

/**
 * A fresh token of the same person for a nonce of the server, got in a hidden frame.
 *
 * @throws when the authenticator has no session any more, or another person's
 */
export async function refreshIdentity({
  api,
  settings,
}: Pick<SignInEnvironment, 'api' | 'settings'>): Promise<ExternalIdentity> {
  const { refreshSilently } = await import('../oidc/silent-refresh.ts');
  const { nonce } = await api.call<typeof createLoginNonceEndpoint>(
    { method: 'POST', path: '/servicioLogin/nonce' },
    {},
    { base: 'private' },
  );
  return refreshSilently(settings.autenticador, nonce);
}
