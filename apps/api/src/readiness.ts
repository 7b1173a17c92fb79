import { statfs } from 'node:fs/promises';
import type { DatabaseSchema } from '@marco/database';
import type { Readiness } from '@marco/server-kit';
import type { DatabaseHandle } from '@marco/server-kit/database';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Settings } from './settings.ts';

/** SQLSTATE of a database whose disk is full. */
const DISK_FULL = '53100';

/** Less free space than two log segments of the embedded database counts as a full disk. */
const LEAST_FREE_BYTES = 33_554_432;

/**
 * For so long after a write that found the disk full, the disk counts as full, because no later write may have shown
 * that there is space again.
 */
const REMEMBERED_MS = 30_000;

const NO_WRITES = 'La base de datos no acepta cambios: es una copia de solo lectura.';
const DATABASE_FULL = 'El disco de la base de datos está lleno.';
const FILES_FULL = 'El disco de los archivos está lleno: no se puede cargar ninguno.';

/**
 * Whether this process can read and write. It looks at the free space and at the last write that failed because of a
 * full disk. A small write would prove nothing, because it finds room in an existing page.
 */
export function createReadiness(
  app: FastifyInstance,
  database: DatabaseHandle<DatabaseSchema>,
  { dataDirectory, folders }: Pick<Settings, 'dataDirectory' | 'folders'>,
): () => Promise<Readiness> {
  const isEmbedded = database.kind === 'pglite';
  let wasFullAt = Number.NEGATIVE_INFINITY;
  app.addHook('onError', async (_request, _reply, error) => {
    if (error.code === DISK_FULL) wasFullAt = performance.now();
  });

  return async () => {
    const { rows } = await sql<{ copy: boolean }>`select pg_is_in_recovery() as copy`.execute(
      database.kysely,
    );
    const places = await findFullPlaces([dataDirectory, ...Object.values(folders)]);
    const isFull = performance.now() - wasFullAt < REMEMBERED_MS || (isEmbedded && places.has(dataDirectory));
    return {
      faults: [...(rows[0]?.copy === true ? [NO_WRITES] : []), ...(isFull ? [DATABASE_FULL] : [])],
      warnings: Object.values(folders).some((folder) => places.has(folder)) ? [FILES_FULL] : [],
    };
  };
}

/** Folders on a full disk; one that does not exist yet lies on that of none. */
async function findFullPlaces(folders: readonly string[]): Promise<ReadonlySet<string>> {
  const full = new Set<string>();
  for (const folder of new Set(folders)) {
    const disk = await statfs(folder).catch(() => undefined);
    if (disk && disk.bavail * disk.bsize < LEAST_FREE_BYTES) full.add(folder);
  }
  return full;
}
