import { type Kysely, type OperationNodeSource, sql } from 'kysely';

/**
 * Returns the column `id` of an ordered query, in its order, as one value. It takes eight bytes for each row, so a
 * whole table is possible, and all ids belong to one moment of the database.
 */
export async function collectIds<Schema>(
  database: Kysely<Schema>,
  ordered: OperationNodeSource,
): Promise<readonly number[]> {
  // float8 is exact up to 2^53 and, unlike bigint, read as numbers by both engines.
  const { rows } = await sql<{ ids: number[] }>`
    select coalesce(array_agg(o.id::float8), '{}') as ids from (${ordered}) as o`.execute(database);
  return rows[0]?.ids ?? [];
}
