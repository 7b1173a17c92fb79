import { randomBytes } from 'node:crypto';

/** Bytes of a secrets key: what AES-256 takes. */
const KEY_BYTES = 32;
const HEXADECIMAL = /^[0-9a-f]{64}$/i;
const BASE64 = /^[A-Za-z0-9+/_-]{43}=?$/;

/** A new secrets key as it is written in a setting: 32 random bytes, base64url. */
export function createSecretsKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}

/** The bytes of a written key (base64, base64url or hexadecimal); undefined when it is not 32 bytes. */
export function parseSecretsKey(text: string): Buffer | undefined {
  if (HEXADECIMAL.test(text)) return Buffer.from(text, 'hex');
  // Node reads both alphabets of base64.
  return BASE64.test(text) ? Buffer.from(text, 'base64') : undefined;
}
