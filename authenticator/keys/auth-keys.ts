import { randomBytes, randomUUID } from 'node:crypto';
import { isEnvelope, type Secrets } from '@marco/server-kit';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { type Kysely, sql } from 'kysely';
import type { AuthenticatorKysely, AuthenticatorTables } from '../tables.ts';

/** The first of each signs, all of them verify. */
export interface AuthKeys {
  readonly signing: readonly JWK[];
  readonly cookie: readonly string[];
}

const PURPOSES = ['signing', 'cookie'] as const;
type Purpose = (typeof PURPOSES)[number];

/** Keys kept for verification, the one in use included: a session outlives two rotations. */
const KEPT_KEYS = 3;
/**
 * A new key is published before it signs: processes load keys within a minute, and programs with a copy of the
 * published keys have another minute to fetch them again.
 */
const PUBLISHED_MINUTES = 2;
/** Beside those of the migrations (170170) and the seeds (170171). */
const ADVISORY_LOCK = 170_172;
const SECRET_BYTES = 48;
/** The default key of the library, which everybody can download: anybody could sign tokens with it. */
const DEVELOPMENT_KEY = 'keystore-CHANGE-ME';

/** The keys of this installation, made when there are none. Processes that start at once agree on one set. */
export async function loadKeys(kysely: AuthenticatorKysely, secrets: Secrets): Promise<AuthKeys> {
  const keys = await readKeys(kysely, secrets);
  if (keys.signing.length > 0 && keys.cookie.length > 0) return checkKeys(keys);
  return kysely.transaction().execute(async (transaction) => {
    await lockKeys(transaction);
    const present = await readKeys(transaction, secrets);
    if (present.signing.length === 0) await addKey(transaction, secrets, 'signing');
    if (present.cookie.length === 0) await addKey(transaction, secrets, 'cookie');
    return checkKeys(await readKeys(transaction, secrets));
  });
}

/**
 * Adds a signing and a cookie key; the oldest are forgotten. Running processes publish them within a minute and
 * sign with them two minutes later.
 */
export async function rotateKeys(kysely: AuthenticatorKysely, secrets: Secrets): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    await lockKeys(transaction);
    for (const purpose of PURPOSES) {
      await addKey(transaction, secrets, purpose);
      await forgetOldKeys(transaction, purpose);
    }
  });
}

/**
 * Ends all keys there were, for when one may be known to others: a new signing and a new cookie key take their place at
 * once, and everything people opened at the authenticator ends. Running processes take the new ones up within a minute.
 *
 * @param transaction of the caller, who ends what the product opened with tokens of the old keys
 */
export async function revokeKeys(transaction: Kysely<AuthenticatorTables>, secrets: Secrets): Promise<void> {
  await lockKeys(transaction);
  await transaction.deleteFrom('auth_keys').execute();
  for (const purpose of PURPOSES) await addKey(transaction, secrets, purpose);
  await transaction.deleteFrom('auth_records').execute();
}

/** The keys that verify tokens, without their private part, as they are now. */
export async function listPublicKeys(kysely: AuthenticatorKysely, secrets: Secrets): Promise<JWK[]> {
  const { signing } = await readKeys(kysely, secrets);
  return signing.map(({ kty = '', kid = '', alg = '', use = '', n = '', e = '' }) => ({
    kty,
    kid,
    alg,
    use,
    n,
    e,
  }));
}

/** Brings the stored keys under the secrets key in use. */
export async function protectKeys(
  transaction: Kysely<AuthenticatorTables>,
  secrets: Secrets,
  acceptsClear: boolean,
): Promise<void> {
  const rows = await transaction.selectFrom('auth_keys').select(['id', 'purpose', 'material']).execute();
  for (const { id, purpose, material } of rows) {
    const about = presentAbout(purpose, id);
    const isSealed = typeof material === 'string' && isEnvelope(material);
    if (isSealed && secrets.isCurrent(material)) continue;
    if (!isSealed && !acceptsClear) throw new Error(`The key ${id} of the authenticator is not encrypted.`);
    const clear = isSealed ? secrets.decrypt(material, about) : JSON.stringify(material);
    await transaction
      .updateTable('auth_keys')
      .set({ material: JSON.stringify(secrets.encrypt(clear, about)) })
      .where('id', '=', id)
      .execute();
  }
}

/** What an envelope is about: a key moved to another row, or to another purpose, is not read. */
function presentAbout(purpose: string, id: string): string {
  return `auth_keys/${purpose}/${id}`;
}

async function lockKeys(transaction: Kysely<AuthenticatorTables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCK)})`.execute(transaction);
}

async function readKeys(kysely: AuthenticatorKysely, secrets: Secrets): Promise<AuthKeys> {
  const rows = await kysely
    .selectFrom('auth_keys')
    .select(['id', 'purpose', 'material'])
    // Keys that are too new to sign come last; if there is no other key, they sign anyway.
    .orderBy(sql`created_at > now() - make_interval(mins => ${PUBLISHED_MINUTES})`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const open = (wanted: Purpose): unknown[] =>
    rows
      .filter(({ purpose }) => purpose === wanted)
      .map(({ id, material }) => JSON.parse(secrets.decrypt(String(material), presentAbout(wanted, id))));
  return {
    signing: open('signing') as JWK[],
    cookie: (open('cookie') as { secret: string }[]).map(({ secret }) => secret),
  };
}

function checkKeys(keys: AuthKeys): AuthKeys {
  if (keys.signing.some(({ kid }) => kid === DEVELOPMENT_KEY))
    throw new Error('The authenticator does not start with the development key of its library.');
  return keys;
}

async function addKey(kysely: AuthenticatorKysely, secrets: Secrets, purpose: Purpose): Promise<void> {
  const id = randomUUID();
  const clear = purpose === 'signing' ? await createSigningKey() : { secret: createSecret() };
  const material = secrets.encrypt(JSON.stringify(clear), presentAbout(purpose, id));
  await kysely
    .insertInto('auth_keys')
    // The clock, not the start of the transaction: two rotations in one second keep their order.
    .values({ id, purpose, material: JSON.stringify(material), created_at: sql`clock_timestamp()` })
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
