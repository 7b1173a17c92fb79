import { addArchivoDelProducto } from '@marco/archivos/port';
import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { addJob, type FileStore, type JobHandler, type LongJobHandler } from '@marco/server-kit';
import { findLockedSolicitudRow, findSolicitudRow } from '../solicitudes/solicitud-row.queries.ts';
import { updateColumns } from '../solicitudes/solicitudes.repository.ts';
import { listSinConstancia } from './constancias.queries.ts';
import { createDocumento } from './create-documento.ts';
import { readConstancia } from './read-constancia.ts';

export const CREAR_CONSTANCIA = 'crear-constancia';

/** What was filed before there was a constancia, or by the demo data: one job for each. */
const prepararConstancias: JobHandler<DatabaseSchema> = {
  kind: 'preparar-constancias',
  findDueKey: async (database, now) => {
    const due = await listSinConstancia(database);
    return due.length > 0 ? `${toColombianDay(now)}:${due.at(-1)}` : undefined;
  },
  run: async (trx) => {
    for (const id of await listSinConstancia(trx))
      await addJob(trx, { kind: CREAR_CONSTANCIA, key: String(id), payload: { id } });
  },
};

/**
 * Makes the constancia of a filed request and keeps it with its documents. No transaction waits for the page; one that
 * was made meanwhile stays.
 */
function createConstancia(files: FileStore): LongJobHandler<DatabaseSchema> {
  return {
    kind: CREAR_CONSTANCIA,
    start: async (database, { id }) => {
      const row = await findSolicitudRow(database, Number(id));
      const contenido = row && (await readConstancia(database, row));
      if (!contenido) return async () => undefined;
      const pdf = await createDocumento(contenido);
      return async (trx) => {
        const locked = await findLockedSolicitudRow(trx, Number(id));
        if (!locked || locked.constancia_id !== null) return;
        const { id: archivoId } = await addArchivoDelProducto(trx, files, {
          carpeta: 'normativo-uno',
          nombre: `Constancia-${contenido.radicado}.pdf`,
          tipo: 'application/pdf',
          publico: false,
          contenido: pdf,
        });
        await updateColumns(trx, locked.id, { constancia_id: archivoId });
      };
    },
  };
}

/** The constancias of radicación. */
export function createConstanciaJobs(
  files: FileStore,
): readonly (JobHandler<DatabaseSchema> | LongJobHandler<DatabaseSchema>)[] {
  return [prepararConstancias, createConstancia(files)];
}
