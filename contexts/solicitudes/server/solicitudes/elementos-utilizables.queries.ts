import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';

/** Elements of some ids that have a version which was not thrown away, with their identificador. */
export async function listUtilizables(
  database: Kysely<DatabaseSchema>,
  elementoIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (elementoIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('elementos_de_dato as e')
    .select(['e.id', 'e.identificador'])
    .where('e.id', 'in', [...elementoIds])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('elementos_versiones as v')
          .select('v.id')
          .whereRef('v.elemento_id', '=', 'e.id')
          .where('v.estado', '<>', 'descartado'),
      ),
    )
    .execute();
  return new Map(rows.map(({ id, identificador }) => [id, identificador]));
}
