import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse, requireActor } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { archivosErrors } from '../contract/index.ts';
import type { Carpeta } from '../contract/terms.ts';
import { findArchivo } from './archivos.queries.ts';
import { clearArchivoRow, keepContenidoBloqueado, updateToAdjunto } from './archivos.repository.ts';

type Database = Transaction<DatabaseSchema>;

/** How a record attaches a file. */
export interface Destino {
  readonly carpeta: Carpeta;
  /** Whether the record is public. */
  readonly publico: boolean;
}

/**
 * Attaches files that the caller uploaded to a record, in its transaction; they are then no longer pending.
 *
 * @throws ARCHIVO_NO_ENCONTRADO when one is another's or of another kind, ARCHIVO_ADJUNTO when a record has it
 */
export async function keepArchivos(
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
    if (!(await updateToAdjunto(trx, id, destino.publico))) throw refuse(archivosErrors, 'ARCHIVO_ADJUNTO');
  }
}

/** Removes a file that its record no longer has, in the transaction of the record. */
export async function closeArchivo(trx: Database, id: string): Promise<void> {
  const archivo = await findArchivo(trx, id);
  if (!archivo) throw refuse(archivosErrors, 'ARCHIVO_NO_ENCONTRADO');
  await keepContenidoBloqueado(trx, archivo.sha256);
  await clearArchivoRow(trx, archivo);
}
