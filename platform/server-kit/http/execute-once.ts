import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { AnyKysely } from '../database/database-handle.ts';
import { refuseCommon } from './app-error.ts';
import type { CallContext } from './bound-endpoint.ts';
import type { IdempotencyKey } from './idempotency-key.ts';

/** How long a caller may repeat a creation and get the first answer. */
const KEPT_HOURS = 24;

/**
 * Runs a creation in one transaction, at most once for an idempotency key: the key and the answer are written
 * with the change. A second call with the key waits for the first and gets its answer; a first call that
 * failed leaves no key behind.
 *
 * @throws CLAVE_REUTILIZADA when the key was used with another address or body
 */
export async function executeOnce<Schema, Answer>(
  database: Kysely<Schema>,
  { idempotency }: Pick<CallContext, 'idempotency'>,
  work: (transaction: Transaction<Schema>) => Promise<Answer>,
): Promise<Answer> {
  if (!idempotency) return database.transaction().execute(work);
  return database.transaction().execute(async (transaction) => {
    const keys: AnyKysely = transaction;
    if (!(await takeKey(keys, idempotency))) return (await getAnswer(keys, idempotency)) as Answer;
    const answer = await work(transaction);
    await keys
      .updateTable('idempotency_keys')
      .set({ answer: JSON.stringify(answer) })
      .where('id', '=', idempotency.id)
      .execute();
    return answer;
  });
}

/**
 * The answer an earlier call with this key got, or undefined when there was none.
 *
 * @throws CLAVE_REUTILIZADA when the key was used with another address or body
 */
export async function findEarlierAnswer(
  database: AnyKysely,
  { id, digest }: IdempotencyKey,
): Promise<{ readonly answer: unknown } | undefined> {
  const row = (await database
    .selectFrom('idempotency_keys')
    .select(['digest', 'answer'])
    .where('id', '=', id)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()) as { digest: string; answer: unknown } | undefined;
  if (!row) return undefined;
  if (row.digest !== digest) throw refuseCommon('CLAVE_REUTILIZADA');
  return { answer: row.answer };
}

/** Forgets the keys that expired, all at once: a creation touches no key but its own. */
export async function deleteExpiredKeys(database: AnyKysely): Promise<void> {
  await database.deleteFrom('idempotency_keys').where('expires_at', '<=', sql<Date>`now()`).execute();
}

/** Writes the key; false when it is there already. A call that holds it uncommitted makes this one wait. */
async function takeKey(transaction: AnyKysely, { id, digest }: IdempotencyKey): Promise<boolean> {
  await transaction
    .deleteFrom('idempotency_keys')
    .where('id', '=', id)
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute();
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('idempotency_keys')
    .values({ id, digest, expires_at: sql`now() + make_interval(hours => ${KEPT_HOURS})` })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

async function getAnswer(transaction: AnyKysely, key: IdempotencyKey): Promise<unknown> {
  const earlier = await findEarlierAnswer(transaction, key);
  // The key is only committed together with its answer, so the answer exists here.
  if (!earlier) throw new Error('An idempotency key was taken and then gone.');
  return earlier.answer;
}
