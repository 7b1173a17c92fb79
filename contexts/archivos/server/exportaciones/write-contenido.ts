import { ZONE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import { type FileStore, type JobClaim, writeTable } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { CARPETA_EXPORTACIONES, type FormatoExportacion } from '../../contract/exportaciones.terms.ts';
import { keepContenidoBloqueado } from '../archivos.repository.ts';
import type { ExportacionRow } from './exportaciones.queries.ts';
import { updateAvance, updateContenido } from './exportaciones.repository.ts';
import { readTabla } from './read-tabla.ts';
import type { TablaExportable } from './tabla-exportable.ts';

/** A claim lasts five minutes; it is renewed well before. */
const KEEP_EVERY_MS = 60_000;

/** The owner cancelled: nothing is left of the file. */
export class CanceladaError extends Error {
  override readonly name = 'CanceladaError';
}

export interface Preparacion {
  readonly database: Kysely<DatabaseSchema>;
  readonly files: FileStore;
  readonly row: ExportacionRow;
  readonly tabla: TablaExportable;
  readonly claim: JobClaim;
}

/**
 * Writes the file of an exportación into the store, a group of rows at a time, telling how far it is.
 *
 * @throws CanceladaError when the owner cancelled meanwhile
 */
export async function writeContenido({ database, files, row, tabla, claim }: Preparacion): Promise<void> {
  const { id } = row;
  const peticion = row.peticion as object;
  const ids = await tabla.listIds(database, peticion);
  let keptAt = Date.now();
  const onGroup = async (hechas: number) => {
    claim.signal.throwIfAborted();
    if (!(await updateAvance(database, id, { hechas, total: ids.length }))) throw new CanceladaError();
    if (Date.now() - keptAt < KEEP_EVERY_MS) return;
    await claim.keep();
    keptAt = Date.now();
  };
  const { titulo: title, columnas: columns } = tabla;
  const rows = readTabla(database, { tabla, peticion, ids }, onGroup);
  const notes = await tabla.hojaDefinicion?.(database, peticion);
  const content = writeTable(
    { title, columns, rows, zone: ZONE, notes },
    row.formato as FormatoExportacion,
    new Date(),
  );
  const staged = await files.stage(CARPETA_EXPORTACIONES, content);
  try {
    // A removal of the same content for another exportación has ended by now, and no new one begins, because this
    // exportación names the content. The store may be another machine, so no transaction waits for it.
    await database.transaction().execute(async (trx) => {
      await keepContenidoBloqueado(trx, staged.sha256);
      if (!(await updateContenido(trx, id, staged))) throw new CanceladaError();
    });
    await staged.keep();
  } finally {
    await staged.discard();
  }
}
