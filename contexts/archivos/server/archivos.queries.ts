import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** A stored file by its unguessable id; anything that is no such id finds nothing. */
export async function findArchivo(database: Kysely<DatabaseSchema>, id: string) {
  if (!UUID.test(id)) return undefined;
  return database
    .selectFrom('archivos')
    .select(['id', 'carpeta', 'nombre', 'tipo_mime', 'sha256', 'publico', 'entidad_id'])
    .where('id', '=', id)
    .executeTakeFirst();
}
