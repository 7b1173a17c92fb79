import { Readable } from 'node:stream';
import type { DatabaseSchema } from '@marco/database';
import type { FileStore, StoredContent } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import type { Carpeta } from '../contract/terms.ts';
import { createArchivo, keepContenidoBloqueado } from './archivos.repository.ts';

/** A file the product itself makes for a record. */
export interface ArchivoDelProducto {
  readonly carpeta: Carpeta;
  readonly nombre: string;
  readonly tipo: string;
  readonly publico: boolean;
  readonly contenido: Uint8Array;
}

/**
 * Keeps a file the product made, in the transaction of its record: the row exists when the record does. A process
 * that dies after the bytes are stored and before the commit leaves bytes only; the repeated work, which makes the
 * same ones, finds them in place.
 */
export async function addArchivoDelProducto(
  trx: Transaction<DatabaseSchema>,
  files: FileStore,
  { carpeta, nombre, tipo, publico, contenido }: ArchivoDelProducto,
): Promise<StoredContent & { readonly id: string }> {
  const staged = await files.stage(carpeta, Readable.from([contenido]));
  try {
    const { sha256, bytes, location } = staged;
    await keepContenidoBloqueado(trx, sha256);
    const id = await createArchivo(trx, {
      carpeta,
      nombre,
      sha256,
      ubicacion: location,
      tipo_mime: tipo,
      tamano_bytes: bytes,
      publico,
      subido_por: null,
      pendiente_desde: null,
    });
    await staged.keep();
    return { id, sha256, bytes, location };
  } finally {
    await staged.discard();
  }
}
