import type { DatabaseSchema } from '@marco/database';
import type { FileStore } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { findArchivo } from './archivos.queries.ts';

/**
 * Reads a stored file whole, for work that needs all of it at once; undefined when its bytes are not there or are more.
 *
 * @param most bytes that are held in memory at most
 */
export async function readArchivo(
  database: Kysely<DatabaseSchema>,
  files: FileStore,
  archivoId: string,
  most: number,
): Promise<Uint8Array | undefined> {
  const archivo = await findArchivo(database, archivoId);
  if (!archivo || (archivo.tamano_bytes ?? 0) > most) return undefined;
  const { carpeta: folder, sha256, ubicacion: location } = archivo;
  const content = await files.find({ folder, sha256, location });
  if (!content) return undefined;
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    // What the row says may not be what lies there.
    if (bytes > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
