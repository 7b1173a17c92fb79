import type { DatabaseSchema } from '@marco/database';
import { isUuid } from '@marco/server-kit/database';
import { type Kysely, sql } from 'kysely';
import { CARPETA_EXPORTACIONES } from '../contract/exportaciones.terms.ts';
import type { Contenido } from './archivos.repository.ts';

export type ArchivoRow = NonNullable<Awaited<ReturnType<typeof findArchivo>>>;

/** A stored file by its unguessable id; a text that is not such an id finds nothing. */
export async function findArchivo(database: Kysely<DatabaseSchema>, id: string) {
  if (!isUuid(id)) return undefined;
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

/** Size and name of a file that waits for a record, for the person who is about to attach it. */
export async function findArchivoPorAdjuntar(database: Kysely<DatabaseSchema>, id: string) {
  return database
    .selectFrom('archivos')
    .select(['nombre', 'tamano_bytes as bytes'])
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

/**
 * Whether some file, or an exportación other than the given one, still has a content: one of the same kind, or one that
 * lies in the same place, since settings may send two kinds to one. What does not tell where it lies may lie there too.
 */
export async function hasContenido(
  database: Kysely<DatabaseSchema>,
  { carpeta, sha256, ubicacion }: Contenido,
  salvoExportacion?: string,
): Promise<boolean> {
  const isHere = sql`(carpeta = ${carpeta} or coalesce(ubicacion = ${ubicacion}::text, true))`;
  const { rows } = await sql`
    select 1 from (
      select carpeta, ubicacion from archivos where sha256 = ${sha256}
      union all
      select ${CARPETA_EXPORTACIONES}, ubicacion from exportaciones
        where sha256 = ${sha256} and id is distinct from ${salvoExportacion ?? null}::uuid
    ) c where ${isHere} limit 1`.execute(database);
  return rows.length > 0;
}

/** Files of a person that no record attached yet. */
export async function findPendientes(database: Kysely<DatabaseSchema>, userId: number) {
  return database
    .selectFrom('archivos')
    .select([
      sql<number>`count(*)::int`.as('archivos'),
      sql<number>`coalesce(sum(tamano_bytes), 0)::float8`.as('bytes'),
    ])
    .where('subido_por', '=', userId)
    .where('pendiente_desde', 'is not', null)
    .executeTakeFirstOrThrow();
}
