import { AnotherPersonError, findSessionState } from './authenticator-session.ts';
import type { AuthenticatorSettings } from './authenticator-settings.ts';
import { openHiddenFrame } from './hidden-frame.ts';
import { findCheckSessionAddress } from './openid.ts';
import { refreshSilently } from './silent-refresh.ts';

const POLL_MS = 2_000;
/** A refresh that got no answer is tried again so often, so much later. */
const MAXIMUM_ATTEMPTS = 3;
const RETRY_MS = 15_000;

/**
 * Watches the authenticator's session through its check-session frame (OpenID Connect Session
 * Management 1.0). A change is verified by a silent refresh; only when the authenticator refuses it, or
 * brings another person, the session is over (LOGIN-08). A network that fails is given some time.
 *
 * @returns a function that stops watching
 */
export function watchAuthenticatorSession(settings: AuthenticatorSettings, onEnded: () => void): () => void {
  let stopped = false;
  let dispose: () => void = () => undefined;

  async function verifyChange(attempt = 1): Promise<void> {
    try {
      await refreshSilently(settings);
      // An authenticator whose answers carry no session state cannot be watched.
      if (!stopped && findSessionState() !== null) await watch();
    } catch (error) {
      if (stopped) return;
      if (isRefusal(error) || attempt === MAXIMUM_ATTEMPTS) onEnded();
      else dispose = later(() => void verifyChange(attempt + 1));
    }
  }

  async function watch(): Promise<void> {
    const address = await findCheckSessionAddress(settings);
    if (address === null || stopped) return;
    if (findSessionState() === null) return verifyChange();
    dispose = poll(address, `${settings.cliente} ${findSessionState()}`, () => {
      dispose();
      void verifyChange();
    });
  }

  watch().catch((error: unknown) => console.warn('The authenticator session cannot be watched.', error));
  return () => {
    stopped = true;
    dispose();
  };
}

/** Whether the authenticator answered that the session is not there, or is somebody else's. */
function isRefusal(error: unknown): boolean {
  return error instanceof AnotherPersonError || typeof (error as { error?: unknown }).error === 'string';
}

function later(work: () => void): () => void {
  const timer = setTimeout(work, RETRY_MS);
  return () => clearTimeout(timer);
}

function poll(address: string, message: string, onChanged: () => void): () => void {
  const { origin } = new URL(address);
  const frame = openHiddenFrame(address, 'Vigilancia de la sesión del autenticador');
  const ask = () => frame.contentWindow?.postMessage(message, origin);
  const timer = setInterval(ask, POLL_MS);
  frame.addEventListener('load', ask);
  function listen(event: MessageEvent<unknown>) {
    if (event.source === frame.contentWindow && event.origin === origin && event.data === 'changed')
      onChanged();
  }
  window.addEventListener('message', listen);
  return () => {
    clearInterval(timer);
    window.removeEventListener('message', listen);
    frame.remove();
  };
}
