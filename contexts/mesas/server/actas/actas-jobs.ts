import type { DatabaseSchema } from '@marco/database';
import type { FileStore, JobHandler } from '@marco/server-kit';
import { findReunionDeActa } from './acta.queries.ts';
import { PREPARAR_ACTA } from './create-acta.ts';
import { createEmisionDemostracion } from './emitir-demostracion.ts';
import { keepDocumentos } from './keep-documentos.ts';
import { notifyActa } from './notify-acta.ts';

/** Work of the actas that no request waits for. */
export function createActasJobs(files: FileStore): readonly JobHandler<DatabaseSchema>[] {
  return [prepararActa(files), createEmisionDemostracion(files)];
}

/**
 * Makes the documents of an issue of an acta from its snapshot, keeps them and tells who attended. Repeated after a
 * crash it makes the same bytes; the issue it was for may have been replaced meanwhile, then there is nothing to do.
 */
function prepararActa(files: FileStore): JobHandler<DatabaseSchema> {
  return {
    kind: PREPARAR_ACTA,
    run: async (trx, payload) => {
      const acta = await trx
        .selectFrom('actas')
        .selectAll()
        .where('id', '=', Number(payload['actaId']))
        .forUpdate()
        .executeTakeFirst();
      if (!acta || acta.emision !== payload['emision'] || acta.pdf_archivo_id !== null) return;
      const reunion = await findReunionDeActa(trx, acta.reunion_id);
      if (!reunion) return;
      await keepDocumentos(trx, files, { acta, reunion });
      await notifyActa(trx, 'acta-emitida', reunion, { numero: acta.numero });
    },
  };
}
