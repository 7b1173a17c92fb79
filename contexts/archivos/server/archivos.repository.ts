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
 * Locks this content until the end of the transaction, so that it is never removed while another upload of the same
 * bytes is being stored.
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

/** Until the transaction ends, the next upload of the same person waits. */
export async function keepTurnoDeCarga(trx: Database, usuarioId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(62, ${usuarioId}::int)`.execute(trx);
}

/** Gives a pending file to a record; answers whether it was pending. */
export async function updateToAdjunto(trx: Database, id: string, publico: boolean): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('archivos')
    .set({ pendiente_desde: null, publico })
    .where('id', '=', id)
    .where('pendiente_desde', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Makes files of a record public, in the transaction in which the record becomes so. */
export async function setArchivosPublicos(trx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await trx.updateTable('archivos').set({ publico: true }).where('id', 'in', ids).execute();
}

/** Makes files private again: from now on only people who may read the record read them. */
export async function clearArchivosPublicos(trx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await trx.updateTable('archivos').set({ publico: false }).where('id', 'in', ids).execute();
}
