import { archivosErrors } from '@marco/archivos/contract';
import { closeArchivo } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { capasErrors, type DetalleCapa } from '../contract/index.ts';
import { canRemoveDocumento } from '../rules/can-administrar-capa.ts';
import { clearDocumento } from './capas.repository.ts';
import { listNombresDocumentos, updateLockedCapa } from './update-locked-capa.ts';

interface DocumentoDeVersion {
  readonly id: number;
  readonly versionId: number;
  readonly archivoId: string;
}

/**
 * Takes a document away from the draft of a layer; its content goes with it.
 *
 * @throws VERSION_DE_CAPA_NO_ENCONTRADA, ARCHIVO_NO_ENCONTRADO beside those of every change of a layer
 */
export function deleteDocumento(
  database: Kysely<DatabaseSchema>,
  { id, versionId, archivoId }: DocumentoDeVersion,
  context: CallContext,
): Promise<DetalleCapa> {
  return updateLockedCapa(database, context, {
    action: 'editar-capa',
    id,
    can: canRemoveDocumento,
    apply: async (trx, row) => {
      // A draft is the first version of its layer: there is no other.
      if (row.versionId !== versionId) throw refuse(capasErrors, 'VERSION_DE_CAPA_NO_ENCONTRADA');
      const antes = await listNombresDocumentos(trx, versionId);
      if (!(await clearDocumento(trx, versionId, archivoId)))
        throw refuse(archivosErrors, 'ARCHIVO_NO_ENCONTRADO');
      await closeArchivo(trx, archivoId);
      const despues = await listNombresDocumentos(trx, versionId);
      return { antes: { documentos: antes }, despues: { documentos: despues } };
    },
  });
}
