import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { addJob, createSystemOrigin, type JobHandler, type Secrets } from '@marco/server-kit';
import { isSinCertificado, listSinCertificado } from './certificacion.queries.ts';
import { createCertificadoDeSolicitud } from './create-certificado-de-solicitud.ts';

export const EXPEDIR_CERTIFICADO = 'expedir-certificado';

/**
 * What was certified before there were certificates, and by the demo data: one job for each, the earliest first. One that
 * fails is tried again by itself and holds no other back.
 */
const prepararCertificados: JobHandler<DatabaseSchema> = {
  kind: 'expedir-certificados-pendientes',
  findDueKey: async (database, now) => {
    const due = await listSinCertificado(database);
    return due.length > 0 ? `${toColombianDay(now)}:${due.at(-1)}` : undefined;
  },
  run: async (trx) => {
    const pendientes = await listSinCertificado(trx);
    // The queue takes jobs of one moment in any order: a millisecond between them keeps theirs, which their numbers follow.
    for (const [place, id] of pendientes.entries())
      await addJob(trx, {
        kind: EXPEDIR_CERTIFICADO,
        key: String(id),
        payload: { id },
        afterSeconds: place / 1000,
      });
  },
};

/**
 * Issues the certificate of a request that was certified long ago: it is told to nobody. For the demo data
 * (`database/seeds/demo/historia/insert-historia.ts`) it is of the moment that is said.
 */
function createExpedicion(secrets: Secrets): JobHandler<DatabaseSchema> {
  return {
    kind: EXPEDIR_CERTIFICADO,
    run: async (trx, payload) => {
      const id = Number(payload['id']);
      if (!(await isSinCertificado(trx, id))) return;
      const momento = payload['momento'];
      const causa = {
        origin: createSystemOrigin(),
        usuarioId: null,
        avisar: false,
        ...(typeof momento === 'string' ? { momento: new Date(momento) } : {}),
      };
      await createCertificadoDeSolicitud(trx, secrets, id, causa);
    },
  };
}

/** The certificates of what was certified without one. */
export function createCertificadosPendientes({
  secrets,
}: {
  readonly secrets: Secrets;
}): readonly JobHandler<DatabaseSchema>[] {
  return [prepararCertificados, createExpedicion(secrets)];
}
