import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Cost of one hash: OWASP's scrypt recommendation of 32 MiB and three passes. */
const COST = { N: 2 ** 15, r: 8, p: 3 } as const;
const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** scrypt needs 128 · N · r bytes; Node refuses at exactly that number. */
const MEMORY_FACTOR = 256;

interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

function derive(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  const options = { ...cost, maxmem: MEMORY_FACTOR * cost.N * cost.r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** Salted hash that carries its own cost, so that a later release may raise it. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Whether a password is the one of a hash, compared in constant time. A hash nobody wrote fits nothing. */
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

let unusedHash: Promise<string> | undefined;

/** Spends the time of a verification, so that an unknown number answers no sooner than a known one. */
export async function spendVerification(password: string): Promise<void> {
  unusedHash ??= hashPassword(randomBytes(SALT_BYTES).toString('hex'));
  await verifyPassword(password, await unusedHash);
}
