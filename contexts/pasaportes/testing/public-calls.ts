import type { TestApp } from '@marco/test-kit';
import type { PublicCalls } from '@marco/test-kit/declarations';
import { createPasaporte } from '../server/create-pasaporte.ts';

/** The pasaporte of each version that stands with its messages and its contract. */
export async function addPublicRecords({ database: { kysely } }: TestApp): Promise<void> {
  const versiones = await kysely
    .selectFrom('servicios_versiones as v')
    .innerJoin('solicitudes_nivel_dos as d', 'd.servicio_version_id', 'v.id')
    .select('v.id')
    .where('v.estado', '=', 'publicada')
    .execute();
  for (const { id } of versiones) await kysely.transaction().execute((trx) => createPasaporte(trx, id));
}

const FORMATOS = `select oid, formato from (select oid from pasaportes order by version_id desc limit 1) p
  cross join (values ('json'), ('zip'), ('pdf')) f (formato)`;
const VERSION = 'select max(version_id) as id from pasaportes';

export const publicCalls: PublicCalls = {
  getPasaporte: [{ records: FORMATOS, rest: '?formato={formato}' }],
  findPasaporteDeVersion: [{ records: VERSION }],
  downloadOpenapi: [{ records: VERSION }],
  downloadWsdl: [{ records: VERSION }],
};
