import { sql } from 'kysely';
import type { AnyKysely } from '../database/database-handle.ts';
import { hashToken } from './opaque-token.ts';

/** Registers a nonce the server hands out; it expires by itself. */
export async function createNonce(database: AnyKysely, nonce: string, minutes: number): Promise<void> {
  await database
    .insertInto('login_nonces')
    .values({ nonce_hash: hashToken(nonce), expires_at: sql`now() + make_interval(mins => ${minutes})` })
    .execute();
}

/** Whether the server issued this nonce, recently, and nobody used it yet. */
export async function isNonceOpen(database: AnyKysely, nonce: string): Promise<boolean> {
  const row = await database
    .selectFrom('login_nonces')
    .select('nonce_hash')
    .where('nonce_hash', '=', hashToken(nonce))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a nonce up; false if another call used it first. */
export async function closeNonce(transaction: AnyKysely, nonce: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('login_nonces')
    .set({ used_at: sql`now()` })
    .where('nonce_hash', '=', hashToken(nonce))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Notes that an external token opened a session; false when it had already opened one. */
export async function closeExternalToken(
  transaction: AnyKysely,
  token: string,
  expiresAt: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('used_external_tokens')
    .values({ token_hash: hashToken(token), expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Forgets nonces and external tokens that expired. */
export async function deleteExpiredSecrets(database: AnyKysely): Promise<void> {
  const now = sql<Date>`now()`;
  await database.deleteFrom('login_nonces').where('expires_at', '<', now).execute();
  await database.deleteFrom('used_external_tokens').where('expires_at', '<', now).execute();
}

/** Whether an external token already opened a session. */
export async function isExternalTokenUsed(database: AnyKysely, token: string): Promise<boolean> {
  const row = await database
    .selectFrom('used_external_tokens')
    .select('token_hash')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return row !== undefined;
}
