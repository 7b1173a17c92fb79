import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';

type Database = Kysely<DatabaseSchema>;

/** People who follow an element. */
export async function listSeguidores(database: Database, elementoId: number): Promise<number[]> {
  const rows = await database
    .selectFrom('elementos_seguidores')
    .select('usuario_id as id')
    .where('elemento_id', '=', elementoId)
    .orderBy('usuario_id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether a person follows it. */
export async function isSeguido(
  database: Database,
  { elementoId, usuarioId }: { readonly elementoId: number; readonly usuarioId: number },
): Promise<boolean> {
  const row = await database
    .selectFrom('elementos_seguidores')
    .select('usuario_id')
    .where('elemento_id', '=', elementoId)
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirst();
  return row !== undefined;
}
