import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse, requireActor } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { archivosErrors } from '../contract/index.ts';
import type { Carpeta } from '../contract/terms.ts';
import { findArchivo } from './archivos.queries.ts';
import { clearArchivoRow, keepContenidoBloqueado } from './archivos.repository.ts';

type Database = Transaction<DatabaseSchema>;

/** What a file becomes when a record takes it. */
export interface Destino {
  readonly carpeta: Carpeta;
  /** Whether the record is public. */
  readonly publico: boolean;
}

/**
 * Gives files the caller uploaded to a record, in its transaction; they stop being pending.
 *
 * @throws ARCHIVO_NO_ENCONTRADO when one is another's or of another kind, ARCHIVO_ADJUNTO when a record has it
 */
export async function addArchivosARegistro(
  trx: Database,
  ids: readonly string[],
  destino: Destino,
  context: CallContext,
): Promise<void> {
  for (const id of ids) {
    const archivo = await findArchivo(trx, id);
    if (
      !archivo ||
      archivo.subido_por !== requireActor(context).userId ||
      archivo.carpeta !== destino.carpeta
    )
      throw refuse(archivosErrors, 'ARCHIVO_NO_ENCONTRADO');
    const { numUpdatedRows } = await trx
      .updateTable('archivos')
      .set({ pendiente_desde: null, publico: destino.publico })
      .where('id', '=', id)
      .where('pendiente_desde', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw refuse(archivosErrors, 'ARCHIVO_ADJUNTO');
  }
}

/** Makes files of a record public, in the transaction in which the record becomes so. */
export async function setArchivosPublicos(trx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await trx.updateTable('archivos').set({ publico: true }).where('id', 'in', ids).execute();
}

/** Takes from everybody what a record shows from now on to whoever reads it. */
export async function clearArchivosPublicos(trx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await trx.updateTable('archivos').set({ publico: false }).where('id', 'in', ids).execute();
}

/** Removes a file its record has let go of, in the record's transaction. */
export async function closeArchivoDeRegistro(trx: Database, id: string): Promise<void> {
  const archivo = await findArchivo(trx, id);
  if (!archivo) throw refuse(archivosErrors, 'ARCHIVO_NO_ENCONTRADO');
  await keepContenidoBloqueado(trx, archivo.sha256);
  await clearArchivoRow(trx, archivo);
}
