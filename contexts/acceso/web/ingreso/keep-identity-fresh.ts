import { getExternalIdentity } from '../oidc/authenticator-session.ts';
import type { AuthenticatorSettings } from '../oidc/authenticator-settings.ts';

/** How long before its expiry an identity is renewed, and how often that is looked at. */
const MARGIN_SECONDS = 60;
const LOOK_MS = 15_000;

/** Renews the authenticator's token in a hidden frame shortly before it expires (LOGIN-16). */
export function keepIdentityFresh(settings: AuthenticatorSettings): () => void {
  let renewing = false;
  const timer = setInterval(() => {
    const identity = getExternalIdentity();
    const isDue = identity !== null && identity.expiresAt - Date.now() / 1000 < MARGIN_SECONDS;
    if (!isDue || renewing) return;
    renewing = true;
    import('../oidc/silent-refresh.ts')
      .then(({ refreshSilently }) => refreshSilently(settings))
      .catch((error: unknown) => console.warn('The token of the authenticator was not renewed.', error))
      .finally(() => {
        renewing = false;
      });
  }, LOOK_MS);
  return () => clearInterval(timer);
}
