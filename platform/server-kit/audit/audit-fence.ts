import { sql } from 'kysely';
import type { AnyKysely } from '../database/database-handle.ts';

/**
 * A line in the trail. Numbers are given before transactions end, so an event with a lower number may appear after
 * one with a higher number. Every event up to `lastId` belongs to a transaction older than `transactionId`, because a
 * transaction takes its own number before it takes that of an event (`next_audit_event_number` of the database).
 */
export interface AuditFence {
  readonly lastId: number;
  readonly transactionId: number;
}

/** Makes a line at the newest event. */
export async function readAuditFence(database: AnyKysely): Promise<AuditFence> {
  // The highest number is of the statement's snapshot, which is older than the transaction number it then takes.
  const { rows } = await sql<AuditFence>`
    select coalesce((select max(id) from audit_events), 0) as "lastId",
      pg_current_xact_id()::text::bigint as "transactionId"`.execute(database);
  return requireRow(rows);
}

/** Whether every transaction older than the line has ended. Then no new event can appear below the line. */
export async function isFencePassed(database: AnyKysely, { transactionId }: AuditFence): Promise<boolean> {
  const { rows } = await sql<{ oldest: number }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as oldest`.execute(database);
  return requireRow(rows).oldest > transactionId;
}

function requireRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('A query without a table answered no row.');
  return row;
}
