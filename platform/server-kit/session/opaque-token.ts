import { createHash, randomBytes } from 'node:crypto';

/** A new unguessable token: 256 bits, URL-safe text. Only its hash is ever stored. */
export function createOpaqueToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret text: SHA-256, hexadecimal. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
