import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';

/** Since when a person has a second factor; undefined while they have none. */
export async function findInscripcion(
  database: Kysely<DatabaseSchema>,
  usuarioId: number,
): Promise<Date | undefined> {
  const row = await database
    .selectFrom('segundos_factores')
    .select('inscrito_en')
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirst();
  return row?.inscrito_en ?? undefined;
}
