import type { DatabaseSchema } from '@marco/database';
import { addJob } from '@marco/server-kit';
import { type Insertable, sql, type Transaction } from 'kysely';

type Database = Transaction<DatabaseSchema>;

/** Work that removes a content no file has any more. */
export const BORRAR_CONTENIDO = 'borrar-contenido';

/** Bytes by their kind, their hash and where they lie; null where their row does not tell. */
export interface Contenido {
  readonly carpeta: string;
  readonly sha256: string;
  readonly ubicacion: string | null;
}

/**
 * Makes everybody else who keeps or removes this content wait until the end of the transaction: a content is never
 * removed while another upload of the same bytes is being kept.
 */
export async function keepContenidoBloqueado(trx: Database, sha256: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${sha256}, 26))`.execute(trx);
}

export async function createArchivo(
  trx: Database,
  archivo: Insertable<DatabaseSchema['archivos']>,
): Promise<string> {
  const { id } = await trx.insertInto('archivos').values(archivo).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Removes the row; its content follows after the commit, when no other file has it. */
export async function clearArchivoRow(trx: Database, { id, ...contenido }: Contenido & { id: string }) {
  await trx.deleteFrom('archivos').where('id', '=', id).execute();
  const { carpeta, sha256, ubicacion } = contenido;
  await addJob(trx, { kind: BORRAR_CONTENIDO, key: id, payload: { carpeta, sha256, ubicacion } });
}
