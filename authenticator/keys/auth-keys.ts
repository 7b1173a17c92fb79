import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { type Kysely, sql } from 'kysely';
import type { AuthenticatorKysely, AuthenticatorTables } from '../tables.ts';

/** The first of each signs, all of them verify. */
export interface AuthKeys {
  readonly signing: readonly JWK[];
  readonly cookie: readonly string[];
}

type Purpose = 'signing' | 'cookie';

/** Keys kept for verification, the one in use included: a session outlives two rotations. */
const KEPT_KEYS = 3;
/**
 * A new key is published before it signs: processes take keys up within a minute, and whoever keeps a copy of the
 * published ones has another minute to fetch them again.
 */
const PUBLISHED_MINUTES = 2;
/** Beside those of the migrations (170170) and the seeds (170171). */
const ADVISORY_LOCK = 170_172;
const SECRET_BYTES = 48;
/** The key everybody can download with the library: whoever signs with it signs for the whole world. */
const DEVELOPMENT_KEY = 'keystore-CHANGE-ME';

/** The keys of this installation, made when there are none. Processes that start at once agree on one set. */
export async function loadKeys(kysely: AuthenticatorKysely): Promise<AuthKeys> {
  const keys = await readKeys(kysely);
  if (keys.signing.length > 0 && keys.cookie.length > 0) return checkKeys(keys);
  return kysely.transaction().execute(async (transaction) => {
    await lockKeys(transaction);
    const present = await readKeys(transaction);
    if (present.signing.length === 0) await addKey(transaction, 'signing');
    if (present.cookie.length === 0) await addKey(transaction, 'cookie');
    return checkKeys(await readKeys(transaction));
  });
}

/**
 * Adds a signing and a cookie key; the oldest are forgotten. Running processes publish them within a minute and
 * sign with them two minutes later.
 */
export async function rotateKeys(kysely: AuthenticatorKysely): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    await lockKeys(transaction);
    for (const purpose of ['signing', 'cookie'] as const) {
      await addKey(transaction, purpose);
      await forgetOldKeys(transaction, purpose);
    }
  });
}

async function lockKeys(transaction: Kysely<AuthenticatorTables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCK)})`.execute(transaction);
}

async function readKeys(kysely: AuthenticatorKysely): Promise<AuthKeys> {
  const rows = await kysely
    .selectFrom('auth_keys')
    .select(['purpose', 'material'])
    // Those too new to sign come last; where there is no other, they sign all the same.
    .orderBy(sql`created_at > now() - make_interval(mins => ${PUBLISHED_MINUTES})`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return {
    signing: rows.filter(({ purpose }) => purpose === 'signing').map(({ material }) => material as JWK),
    cookie: rows
      .filter(({ purpose }) => purpose === 'cookie')
      .map(({ material }) => (material as { secret: string }).secret),
  };
}

function checkKeys(keys: AuthKeys): AuthKeys {
  if (keys.signing.some(({ kid }) => kid === DEVELOPMENT_KEY))
    throw new Error('The authenticator does not start with the development key of its library.');
  return keys;
}

async function addKey(kysely: AuthenticatorKysely, purpose: Purpose): Promise<void> {
  const material = purpose === 'signing' ? await createSigningKey() : { secret: createSecret() };
  await kysely
    .insertInto('auth_keys')
    // The clock, not the start of the transaction: two rotations in one second keep their order.
    .values({ purpose, material: JSON.stringify(material), created_at: sql`clock_timestamp()` })
    .execute();
}

async function createSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = randomBytes(12).toString('base64url');
  return { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid };
}

function createSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

async function forgetOldKeys(kysely: AuthenticatorKysely, purpose: Purpose): Promise<void> {
  const kept = await kysely
    .selectFrom('auth_keys')
    .select('id')
    .where('purpose', '=', purpose)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(KEPT_KEYS)
    .execute();
  await kysely
    .deleteFrom('auth_keys')
    .where('purpose', '=', purpose)
    .where(
      'id',
      'not in',
      kept.map(({ id }) => id),
    )
    .execute();
}
