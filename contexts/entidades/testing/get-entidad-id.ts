import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';

/**
 * Id of a demo entity.
 *
 * @param sigla its acronym: 'CANCILLERIA'
 */
export async function getEntidadId(database: Kysely<DatabaseSchema>, sigla: string): Promise<number> {
  const row = await database
    .selectFrom('entidades')
    .select('id')
    .where('sigla', '=', sigla)
    .executeTakeFirstOrThrow();
  return row.id;
}
