import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** What one hash costs in memory and time, in the terms of scrypt. */
export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** Cost of every hash of the product: OWASP's scrypt recommendation of 32 MiB and three passes. */
export const STANDARD_COST: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };

const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** scrypt needs 128 · N · r bytes; Node refuses at exactly that number. */
const MEMORY_FACTOR = 256;

function derive(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  const options = { ...cost, maxmem: MEMORY_FACTOR * cost.N * cost.r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** Salted hash that carries its own cost, so that a later release may raise it. */
export async function hashPassword(password: string, cost: PasswordCost = STANDARD_COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Whether a hash was made at that cost; one of an earlier release may have been cheaper. */
export function hasCost(hash: string, { N, r, p }: PasswordCost): boolean {
  return hash.startsWith(`scrypt$${N}$${r}$${p}$`);
}

/** Whether a password is the one of a hash, compared in constant time. An invalid hash matches no password. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, n, r, p, salt, key] = hash.split('$');
  if (scheme !== 'scrypt' || !salt || !key) return false;
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(n),
    r: Number(r),
    p: Number(p),
  });
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/**
 * Spends the time of a verification, so that an unknown number answers no sooner than a known one.
 *
 * @param cost what the hashes of known numbers cost
 */
export async function spendVerification(password: string, cost: PasswordCost): Promise<void> {
  await derive(password, randomBytes(SALT_BYTES), cost);
}
