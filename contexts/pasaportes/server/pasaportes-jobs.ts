import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import type { JobHandler } from '@marco/server-kit';
import { createPasaporte } from './create-pasaporte.ts';
import { listSinOid } from './pasaporte.queries.ts';

/** Versions one transaction gives an identifier. */
const POR_VEZ = 100;

/** The versions that were certified without telling: before there were pasaportes, by an import or by the demo data. */
export const identificarVersiones: JobHandler<DatabaseSchema> = {
  kind: 'identificar-versiones-servicio',
  findDueKey: async (database, now) => {
    const due = await listSinOid(database, POR_VEZ);
    return due.length > 0 ? `${toColombianDay(now)}:${due.at(-1)}` : undefined;
  },
  run: async (trx) => {
    for (const versionId of await listSinOid(trx, POR_VEZ)) await createPasaporte(trx, versionId);
  },
};
