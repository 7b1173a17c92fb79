import { type ExternalIdentity, findSubject } from './authenticator-session.ts';
import type { AuthenticatorSettings } from './authenticator-settings.ts';
import { openHiddenFrame } from './hidden-frame.ts';
import { buildAuthorizationRequest, createNonce, readAuthorizationAnswer } from './openid.ts';

const ANSWER_LIMIT_MS = 15_000;

/** Message of the framed return page (`inicio-marco.js`). */
const ANSWER_TYPE = 'marco:respuesta-autenticador';

/**
 * Renews the identity through a hidden frame, without reloading the page.
 *
 * @param nonce one of the server where the token is to be used there
 * @throws when the authenticator has no session any more, has another person's, or does not answer
 */
export async function refreshSilently(
  settings: AuthenticatorSettings,
  nonce: string = createNonce(),
): Promise<ExternalIdentity> {
  const request = await buildAuthorizationRequest(settings, nonce, { silent: true });
  const address = await waitForAnswer(request.address);
  return readAuthorizationAnswer(settings, address, { ...request, nonce, subject: findSubject() });
}

function waitForAnswer(address: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const frame = openHiddenFrame(address, 'Renovación de la sesión');
    const finish = (settle: () => void) => {
      window.removeEventListener('message', listen);
      clearTimeout(limit);
      frame.remove();
      settle();
    };
    const limit = setTimeout(
      () => finish(() => reject(new Error('The silent refresh got no answer.'))),
      ANSWER_LIMIT_MS,
    );
    function listen({ origin, source, data }: MessageEvent<{ type?: unknown; address?: unknown } | null>) {
      if (origin !== location.origin || source !== frame.contentWindow || data?.type !== ANSWER_TYPE) return;
      finish(() => resolve(String(data.address)));
    }
    window.addEventListener('message', listen);
  });
}
