import { hashToken, isEnvelope, type Secrets } from '@marco/server-kit';
import { type Kysely, sql } from 'kysely';
import type { AuthenticatorTables } from '../tables.ts';
import { presentRecord } from './record-adapter.ts';

/** Rows taken at a time. */
const BATCH = 500;

/**
 * Brings the stored records under the secrets key in use, page by page. Records that an earlier release stored
 * unencrypted are encrypted and named by the hash of their id, so that the new release signs nobody out. If
 * unencrypted records are no longer allowed, they are deleted.
 */
export async function protectRecords(
  transaction: Kysely<AuthenticatorTables>,
  secrets: Secrets,
  acceptsClear: boolean,
): Promise<void> {
  while (true) {
    const rows = await transaction
      .selectFrom('auth_records')
      .select(['kind', 'id', 'payload'])
      .where(sql<string>`left(payload, ${secrets.currentStart.length})`, '<>', secrets.currentStart)
      .limit(BATCH)
      .execute();
    if (rows.length === 0) return;
    for (const row of rows) await protectRecord(transaction, secrets, acceptsClear, row);
  }
}

async function protectRecord(
  transaction: Kysely<AuthenticatorTables>,
  secrets: Secrets,
  acceptsClear: boolean,
  { kind, id, payload }: { readonly kind: string; readonly id: string; readonly payload: string },
): Promise<void> {
  const isSealed = isEnvelope(payload);
  if (!isSealed && !acceptsClear) {
    await transaction.deleteFrom('auth_records').where('kind', '=', kind).where('id', '=', id).execute();
    return;
  }
  const hash = isSealed ? id : hashToken(id);
  const about = presentRecord(kind, hash);
  const clear = isSealed ? secrets.decrypt(payload, about) : payload;
  await transaction
    .updateTable('auth_records')
    .set({ id: hash, payload: secrets.encrypt(clear, about) })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute();
}
