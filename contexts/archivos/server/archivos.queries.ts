import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

export type ArchivoRow = NonNullable<Awaited<ReturnType<typeof findArchivo>>>;

/** A stored file by its unguessable id; anything that is no such id finds nothing. */
export async function findArchivo(database: Kysely<DatabaseSchema>, id: string) {
  if (!UUID.test(id)) return undefined;
  return database
    .selectFrom('archivos')
    .select([
      'id',
      'carpeta',
      'ubicacion',
      'nombre',
      'tipo_mime',
      'tamano_bytes',
      'sha256',
      'publico',
      'subido_por',
      'pendiente_desde',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Files that no record attached since the given moment, oldest first. */
export async function listHuerfanos(database: Kysely<DatabaseSchema>, antes: Date, maximo: number) {
  return database
    .selectFrom('archivos')
    .select(['id', 'carpeta', 'sha256', 'ubicacion'])
    .where('pendiente_desde', '<', antes)
    .orderBy('pendiente_desde')
    .limit(maximo)
    .execute();
}

/** Where the contents of a folder lie: a setting may have sent it elsewhere. */
export async function listUbicaciones(
  database: Kysely<DatabaseSchema>,
  carpeta: string,
): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('archivos')
    .select('ubicacion')
    .distinct()
    .where('carpeta', '=', carpeta)
    .where('ubicacion', 'is not', null)
    .execute();
  return rows.flatMap(({ ubicacion }) => ubicacion ?? []);
}

/** Whether some file still has a content. */
export async function hasContenido(
  database: Kysely<DatabaseSchema>,
  carpeta: string,
  sha256: string,
): Promise<boolean> {
  const row = await database
    .selectFrom('archivos')
    .select('id')
    .where('sha256', '=', sha256)
    .where('carpeta', '=', carpeta)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
