import { addDays, toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { notify } from '@marco/parametros/port';
import { addJob, type JobHandler } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { toAcuerdo } from '../contract/acuerdos.paths.ts';
import { findAvisoDeFin } from '../rules/vigencia.ts';
import { findLockedAcuerdo, listPorVencer } from './acuerdo.queries.ts';
import { listDelLado, toVariables } from './notify-acuerdo.ts';
import { novedadesAcuerdos } from './novedades.ts';

const AVISAR = 'avisar-acuerdo-por-vencer';
/** The first notice of an end is this long before it. */
const ANTES = 60;

/** The notices of an end that should have been sent by now, each with the name it is sent once by. */
async function listAvisos(database: Kysely<DatabaseSchema>, hoy: string) {
  const cercanos = await listPorVencer(database, { hoy, hasta: addDays(hoy, ANTES) });
  return cercanos.flatMap(({ id, vigenteHasta }) => {
    const dias = findAvisoDeFin(vigenteHasta, hoy);
    return dias === undefined ? [] : [{ id, key: `${id}:${vigenteHasta}:${dias}` }];
  });
}

/** One job for each notice, looked for once a day. */
const prepararAvisos: JobHandler<DatabaseSchema> = {
  kind: 'preparar-avisos-acuerdos',
  findDueKey: async (database, now) => {
    const hoy = toColombianDay(now);
    return (await listAvisos(database, hoy)).length > 0 ? hoy : undefined;
  },
  run: async (trx, { clave }) => {
    for (const { id, key } of await listAvisos(trx, String(clave)))
      await addJob(trx, { kind: AVISAR, key, payload: { id } });
  },
};

/** Tells who consumes that the last day of an acuerdo comes near. */
const avisarPorVencer: JobHandler<DatabaseSchema> = {
  kind: AVISAR,
  run: async (trx, { id }) => {
    const row = await findLockedAcuerdo(trx, Number(id));
    if (row?.estado !== 'activo' || row.vigenteHasta === null) return;
    for (const usuarioId of await listDelLado(trx, row, 'consumidora'))
      await notify(trx, {
        evento: novedadesAcuerdos['acuerdo-por-vencer'],
        usuarioId,
        enlace: toAcuerdo(row.id),
        variables: { ...toVariables(row), numero: row.numero ?? '', hasta: row.vigenteHasta },
      });
  },
};

export const avisosDeFinJobs: readonly JobHandler<DatabaseSchema>[] = [prepararAvisos, avisarPorVencer];
