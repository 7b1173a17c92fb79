import { type RawBuilder, sql } from 'kysely';
import type { AnyKysely } from './database-handle.ts';

/**
 * How many rows there are.
 *
 * @param rows a table with its condition: `compromisos where estado = 'abierto'`
 */
export async function countRows(database: AnyKysely, rows: RawBuilder<unknown>): Promise<number> {
  const counted = await sql<{ total: number }>`select count(*)::int as total from ${rows}`.execute(database);
  return counted.rows[0]?.total ?? 0;
}
