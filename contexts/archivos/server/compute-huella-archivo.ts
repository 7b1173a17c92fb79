import { createHash } from 'node:crypto';
import type { DatabaseSchema } from '@marco/database';
import type { FileStore } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { findArchivo } from './archivos.queries.ts';

/** What the stored bytes of a file are now. */
export interface HuellaArchivo {
  readonly nombre: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Reads the stored bytes of a file, streamed, and computes what they are; undefined when they are not there. */
export async function computeHuellaArchivo(
  database: Kysely<DatabaseSchema>,
  files: FileStore,
  archivoId: string,
): Promise<HuellaArchivo | undefined> {
  const archivo = await findArchivo(database, archivoId);
  if (!archivo) return undefined;
  const { carpeta: folder, sha256, ubicacion: location, nombre } = archivo;
  const content = await files.find({ folder, sha256, location });
  if (!content) return undefined;
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { nombre, bytes, sha256: hash.digest('hex') };
}
