import type { Readable } from 'node:stream';
import type { DatabaseSchema } from '@marco/database';
import type { FileStore, StoredContent } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { Carpeta } from '../contract/terms.ts';
import { createArchivo, keepContenidoBloqueado } from './archivos.repository.ts';

/** A file the product writes before its record is there. */
interface ArchivoPorAdjuntar {
  readonly carpeta: Carpeta;
  readonly nombre: string;
  readonly tipo: string;
  /** Written as it is read: it is never in memory whole. */
  readonly contenido: Readable;
}

/**
 * Keeps a file of long work, outside of any transaction, because the store may be another machine. It is pending until its record
 * takes it (`updateToAdjunto`); what no record takes in a day is removed with the uploads nobody attached.
 */
export async function addArchivoPorAdjuntar(
  database: Kysely<DatabaseSchema>,
  files: FileStore,
  { carpeta, nombre, tipo, contenido }: ArchivoPorAdjuntar,
): Promise<StoredContent & { readonly id: string }> {
  const staged = await files.stage(carpeta, contenido);
  try {
    const { sha256, bytes, location } = staged;
    // Named before it is kept: no removal of the same bytes begins any more.
    const id = await database.transaction().execute(async (trx) => {
      await keepContenidoBloqueado(trx, sha256);
      return createArchivo(trx, {
        carpeta,
        nombre,
        sha256,
        ubicacion: location,
        tipo_mime: tipo,
        tamano_bytes: bytes,
        publico: false,
        subido_por: null,
        pendiente_desde: new Date(),
      });
    });
    await staged.keep();
    return { id, sha256, bytes, location };
  } finally {
    await staged.discard();
  }
}
