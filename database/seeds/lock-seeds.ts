import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../schema.generated.ts';

/** Any number, the same in every process: two that start at once seed one after the other. */
const SEED_LOCK = 170_171;

/** Waits for any other process that seeds this database; the lock goes with the transaction. */
export async function lockSeeds(trx: Transaction<DatabaseSchema>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(trx);
}
