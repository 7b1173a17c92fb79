import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';

/** The first version in force that nobody compared yet; undefined where all are. */
export async function findPorComparar(database: Kysely<DatabaseSchema>): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select version_id as id from elementos_por_comparar order by version_id limit 1`.execute(database);
  return rows[0]?.id;
}
