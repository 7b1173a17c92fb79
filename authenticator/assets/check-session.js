/**
 * Answers the product's frame: does the state it was given at sign-in still fit this browser? OpenID Connect
 * Session Management, section 3.2. The other half of the formula is in provider/session-state.ts.
 */
const cookieName = document.currentScript.dataset.cookie;

function readBrowserState() {
  const prefix = `${cookieName}=`;
  const pair = document.cookie.split('; ').find((candidate) => candidate.startsWith(prefix));
  return pair ? pair.slice(prefix.length) : '';
}

async function hash(text) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

async function compare(message, origin) {
  const [clientId, sessionState, more] = String(message).split(' ');
  const [expected, salt] = (sessionState ?? '').split('.');
  if (!clientId || !expected || !salt || more !== undefined) return 'error';
  const actual = await hash(`${clientId} ${origin} ${readBrowserState()} ${salt}`);
  return actual === expected ? 'unchanged' : 'changed';
}

window.addEventListener('message', async (event) => {
  if (event.source === null || event.source === window) return;
  const answer = await compare(event.data, event.origin).catch(() => 'error');
  event.source.postMessage(answer, { targetOrigin: event.origin });
});
