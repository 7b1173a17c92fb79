import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';

type Database = Kysely<DatabaseSchema>;

interface Seguimiento {
  readonly idMesa: number;
  readonly usuarioId: number;
}

/** People who follow a mesa. */
export async function listSeguidores(database: Database, idMesa: number): Promise<number[]> {
  const rows = await database
    .selectFrom('mesas_seguidores')
    .select('usuario_id as id')
    .where('mesa_id', '=', idMesa)
    .orderBy('usuario_id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether a person follows it. */
export async function isSeguida(database: Database, { idMesa, usuarioId }: Seguimiento): Promise<boolean> {
  const row = await database
    .selectFrom('mesas_seguidores')
    .select('usuario_id')
    .where('mesa_id', '=', idMesa)
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirst();
  return row !== undefined;
}
