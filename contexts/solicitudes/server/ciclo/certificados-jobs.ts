import type { DatabaseSchema } from '@marco/database';
import { createSystemOrigin, type JobHandler, type Secrets } from '@marco/server-kit';
import { findCertificadaSinCertificado } from './certificacion.queries.ts';
import { createCertificadoDeSolicitud } from './create-certificado-de-solicitud.ts';

/** Requests a job goes through: the next round goes on. */
const POR_TANDA = 25;

/**
 * Issues the certificates of what was certified before there were certificates, and of the demo data, the earliest first.
 * They are told to nobody: it is long past.
 */
export function createCertificadosPendientes({
  secrets,
}: {
  readonly secrets: Secrets;
}): JobHandler<DatabaseSchema> {
  return {
    kind: 'expedir-certificados-pendientes',
    findDueKey: async (database) => {
      const id = await findCertificadaSinCertificado(database);
      return id === undefined ? undefined : String(id);
    },
    run: async (trx) => {
      for (let issued = 0; issued < POR_TANDA; issued += 1) {
        const id = await findCertificadaSinCertificado(trx);
        if (id === undefined) return;
        await createCertificadoDeSolicitud(trx, secrets, id, {
          origin: createSystemOrigin(),
          usuarioId: null,
          avisar: false,
        });
      }
    },
  };
}
