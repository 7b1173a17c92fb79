import type { DatabaseSchema } from '@marco/database';
import type { FileStore, JobHandler, LongJobHandler } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { findReunionDeActa } from './acta.queries.ts';
import { PREPARAR_ACTA } from './create-acta.ts';
import { createEmisionDemostracion } from './emitir-demostracion.ts';
import { createDocumentosDe, keepDocumentos } from './keep-documentos.ts';
import { notifyActa } from './notify-acta.ts';

/** Work of the actas that no request waits for. */
export function createActasJobs(files: FileStore): readonly JobHandler<DatabaseSchema>[] {
  return [createEmisionDemostracion(files)];
}

/**
 * Makes the documents of an issue of an acta from its snapshot, keeps them and tells who attended. No transaction waits
 * for the pages. Repeated after a crash it makes the same bytes; the issue it was for may have been replaced meanwhile,
 * then there is nothing to do.
 */
export function createActasWork(files: FileStore): LongJobHandler<DatabaseSchema> {
  return {
    kind: PREPARAR_ACTA,
    start: async (database, payload) => {
      const { actaId, emision } = payload;
      const find = (running: Kysely<DatabaseSchema>) =>
        running.selectFrom('actas').selectAll().where('id', '=', Number(actaId));
      const issued = await find(database).executeTakeFirst();
      if (!issued || issued.emision !== emision) return async () => undefined;
      const documentos = await createDocumentosDe(issued);
      return async (trx) => {
        const acta = await find(trx).forUpdate().executeTakeFirst();
        if (!acta || acta.emision !== emision || acta.pdf_archivo_id !== null) return;
        const reunion = await findReunionDeActa(trx, acta.reunion_id);
        if (!reunion) return;
        await keepDocumentos(trx, files, { acta, reunion }, documentos);
        await notifyActa(trx, 'acta-emitida', reunion, { numero: acta.numero });
      };
    },
  };
}
