import type { DatabaseSchema } from '@marco/database';
import { refuse } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { archivosErrors } from '../contract/index.ts';
import { findArchivo } from './archivos.queries.ts';
import { createArchivo, keepContenidoBloqueado } from './archivos.repository.ts';

/**
 * Another file over the same stored content, for another record: each record has files of its own, and the content goes when the
 * last of them does. It keeps its name and who brought it.
 *
 * @throws ARCHIVO_NO_ENCONTRADO
 */
export async function copyArchivo(trx: Transaction<DatabaseSchema>, id: string): Promise<string> {
  const found = await findArchivo(trx, id);
  if (!found) throw refuse(archivosErrors, 'ARCHIVO_NO_ENCONTRADO');
  await keepContenidoBloqueado(trx, found.sha256);
  // It may have been taken away while this one waited.
  const archivo = await findArchivo(trx, id);
  if (!archivo) throw refuse(archivosErrors, 'ARCHIVO_NO_ENCONTRADO');
  const { id: _, ...contenido } = archivo;
  return createArchivo(trx, { ...contenido, pendiente_desde: null });
}
