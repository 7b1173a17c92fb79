import { buildConArchivo } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import type { Kysely, Transaction } from 'kysely';
import type { EstadoVersion } from '../../contract/terms.ts';

type Running = Transaction<DatabaseSchema>;

/** Files a version has: its own and those of its norms. */
export async function listArchivoIds(trx: Running, versionId: number): Promise<string[]> {
  const own = await trx
    .selectFrom('elementos_archivos')
    .select('archivo_id as id')
    .where('version_id', '=', versionId)
    .execute();
  const ofNorms = await trx
    .selectFrom('elementos_normas')
    .select('archivo_id as id')
    .where('version_id', '=', versionId)
    .where('archivo_id', 'is not', null)
    .execute();
  return [...new Set([...own, ...ofNorms].flatMap(({ id }) => id ?? []))];
}

/** Whether another version has the file too: a new version keeps those of the one before. */
export async function isArchivoUsed(trx: Running, id: string): Promise<boolean> {
  const own = await trx
    .selectFrom('elementos_archivos')
    .select('version_id')
    .where('archivo_id', '=', id)
    .executeTakeFirst();
  const ofNorm = await trx
    .selectFrom('elementos_normas')
    .select('id')
    .where('archivo_id', '=', id)
    .executeTakeFirst();
  return own !== undefined || ofNorm !== undefined;
}

const ARCHIVOS = { tablas: ['elementos_archivos', 'elementos_normas'], columna: 'version_id' } as const;

/** State and entity of each version that has a file, itself or in a norm. */
export async function listConArchivo(database: Kysely<DatabaseSchema>, archivoId: string) {
  const rows = await database
    .selectFrom('elementos_versiones as v')
    .select(['v.estado', 'v.entidad_responsable_id as entidadResponsableId'])
    .where(buildConArchivo('v.id', ARCHIVOS, archivoId))
    .execute();
  return rows.map((row) => ({ ...row, estado: row.estado as EstadoVersion }));
}
