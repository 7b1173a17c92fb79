import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse, requireActor, writeAudit } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { archivosErrors } from '../contract/index.ts';
import { findArchivo } from './archivos.queries.ts';
import { clearArchivoRow, keepContenidoBloqueado } from './archivos.repository.ts';

/**
 * Removes a file of the caller that no record has. For a file of another person the answer is the same as for one
 * that does not exist.
 *
 * @throws ARCHIVO_NO_ENCONTRADO, ARCHIVO_ADJUNTO
 */
export async function clearArchivo(
  database: Kysely<DatabaseSchema>,
  archivoId: string,
  context: CallContext,
): Promise<{ estado: true }> {
  return database.transaction().execute(async (trx) => {
    const found = await findArchivo(trx, archivoId);
    if (!found || found.subido_por !== requireActor(context).userId)
      throw refuse(archivosErrors, 'ARCHIVO_NO_ENCONTRADO');
    await keepContenidoBloqueado(trx, found.sha256);
    // Another call may have attached it while this call waited.
    const archivo = await findArchivo(trx, archivoId);
    if (!archivo) throw refuse(archivosErrors, 'ARCHIVO_NO_ENCONTRADO');
    if (archivo.pendiente_desde === null) throw refuse(archivosErrors, 'ARCHIVO_ADJUNTO');
    await clearArchivoRow(trx, archivo);
    const { carpeta, tipo_mime: tipo, tamano_bytes: bytes, sha256 } = archivo;
    await writeAudit(trx, context, {
      action: 'eliminar-archivo',
      result: 'exito',
      objectType: 'archivo',
      objectId: archivo.id,
      detail: { antes: { carpeta, tipo, bytes, sha256 }, despues: null },
    });
    return { estado: true } as const;
  });
}
