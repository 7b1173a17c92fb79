import { hashToken } from '@marco/server-kit';

/** Sign-ins one browser may have open at once, each in a tab of its own. */
const OPEN_SIGN_INS = 5;
const SEPARATOR = '.';

const list = (cookie: string | undefined) => (cookie ?? '').split(SEPARATOR).filter(Boolean);

/** The cookie of a browser that asks for one more nonce: the last ones asked for, newest first, hashed. */
export function addNonce(cookie: string | undefined, nonce: string): string {
  return [hashToken(nonce), ...list(cookie)].slice(0, OPEN_SIGN_INS).join(SEPARATOR);
}

/** Whether the browser with this cookie asked for the nonce. */
export function isNonceOfBrowser(cookie: string | undefined, nonce: string): boolean {
  return list(cookie).includes(hashToken(nonce));
}
