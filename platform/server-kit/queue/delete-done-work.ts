import { sql } from 'kysely';
import type { AnyKysely } from '../database/database-handle.ts';

/** Rows one cleaning takes at most: it must not hold the tables. */
const CLEANING_BATCH = 1000;

/**
 * Deletes mails that were sent and jobs that finished more than so many days ago. Work that waits or was given up
 * stays until it is done. The key of a deleted job can be used again, so the number of days must be longer than the
 * time in which somebody may ask for the same job twice.
 */
export async function deleteDoneWork(database: AnyKysely, days: number): Promise<void> {
  const limit = sql`now() - make_interval(days => ${days})`;
  await sql`delete from outbox_messages where id in (select id from outbox_messages
    where sent_at < ${limit} order by sent_at limit ${sql.lit(CLEANING_BATCH)})`.execute(database);
  await sql`delete from jobs where id in (select id from jobs
    where finished_at < ${limit} order by finished_at limit ${sql.lit(CLEANING_BATCH)})`.execute(database);
}
