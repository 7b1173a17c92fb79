import { ZONE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';

/** Calls of a version in the last so many days. */
export async function countLlamadas(
  database: Kysely<DatabaseSchema>,
  versionId: number,
  dias: number,
): Promise<number> {
  const row = await database
    .selectFrom('simulador_conteos')
    .select(sql<number>`coalesce(sum(total), 0)::int`.as('total'))
    .where('version_id', '=', versionId)
    .where(sql<boolean>`fecha > (now() at time zone ${sql.lit(ZONE.name)})::date - ${dias}::int`)
    .executeTakeFirst();
  return row?.total ?? 0;
}
