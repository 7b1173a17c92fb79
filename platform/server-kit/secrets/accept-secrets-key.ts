import { type Kysely, sql } from 'kysely';
import type { AnyKysely } from '../database/database-handle.ts';
import type { Secrets } from './secrets.ts';

/** Beside those of the migrations (170170), the seeds (170171) and the keys of the authenticator (170172). */
const ADVISORY_LOCK = 170_173;

/** The database has secrets of a key that this process does not have. */
export class SecretsKeyError extends Error {
  override readonly name = 'SecretsKeyError';
}

/** Brings one kind of stored secret under the key in use: encrypts again what another known key encrypted. */
export type SecretsKeeper<Schema> = (
  transaction: Kysely<Schema>,
  secrets: Secrets,
  /**
   * Whether unencrypted secrets are encrypted too. This happens only at the first start with a key, so that nobody
   * can plant a secret by writing it unencrypted into the database.
   */
  acceptsClear: boolean,
) => Promise<void>;

/**
 * Checks that everything this database keeps can be read with the known keys, brings it under the key in use and
 * forgets the names of the others. Processes that start at once do it one after the other.
 *
 * @throws SecretsKeyError when the database was written with a key that is not known; nothing is changed then
 */
export async function acceptSecretsKey<Schema>(
  database: Kysely<Schema>,
  secrets: Secrets,
  keepers: readonly SecretsKeeper<Schema>[],
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCK)})`.execute(transaction);
    const keyIds = await listKeyIds(transaction);
    if (keyIds.some((keyId) => !secrets.knownKeyIds.includes(keyId))) throw new SecretsKeyError();
    for (const protect of keepers) await protect(transaction, secrets, keyIds.length === 0);
    await saveKeyId(transaction, secrets.keyId);
  });
}

async function listKeyIds(transaction: AnyKysely): Promise<string[]> {
  const rows = (await transaction.selectFrom('secrets_keys').select('key_id').execute()) as {
    key_id: string;
  }[];
  return rows.map(({ key_id }) => key_id);
}

async function saveKeyId(transaction: AnyKysely, keyId: string): Promise<void> {
  await transaction.deleteFrom('secrets_keys').where('key_id', '<>', keyId).execute();
  await transaction
    .insertInto('secrets_keys')
    .values({ key_id: keyId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
