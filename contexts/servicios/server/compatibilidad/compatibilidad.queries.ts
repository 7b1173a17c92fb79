import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';

/** A version of a servicio with its number. */
export async function findVersionComparada(database: Kysely<DatabaseSchema>, id: number) {
  return database
    .selectFrom('servicios_versiones')
    .select(['id', 'servicio_id as servicioId', 'mayor', 'menor'])
    .where('id', '=', id)
    .executeTakeFirst();
}
