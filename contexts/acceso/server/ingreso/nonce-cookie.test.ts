import { describe, expect, it } from 'vitest';
import { addNonce, isNonceOfBrowser } from './nonce-cookie.ts';

describe('the cookie of the nonces', () => {
  it('[LOGIN-17] ties a nonce to the browser that asked for it', () => {
    const cookie = addNonce(undefined, 'uno');
    expect(isNonceOfBrowser(cookie, 'uno')).toBe(true);
    expect(isNonceOfBrowser(cookie, 'otro')).toBe(false);
    expect(isNonceOfBrowser(undefined, 'uno')).toBe(false);
    expect(isNonceOfBrowser('', '')).toBe(false);
    expect(cookie).not.toContain('uno');
  });

  it('lets a few tabs sign in at once and forgets the oldest', () => {
    const nonces = ['1', '2', '3', '4', '5', '6'];
    const cookie = nonces.reduce((soFar, nonce) => addNonce(soFar, nonce), '');
    expect(nonces.map((nonce) => isNonceOfBrowser(cookie, nonce))).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
    ]);
  });
});
