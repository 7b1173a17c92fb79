import { toCertificado } from '@marco/certificados/paths';
import { formatLongDay } from '@marco/country/day-text';
import { addDays, countDays, toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { notify } from '@marco/parametros/port';
import { addJob, type JobHandler } from '@marco/server-kit';
import { listQuienesPueden } from '@marco/usuarios/port';
import type { Kysely } from 'kysely';
import { toNivelTresDeServicio } from '../../contract/solicitudes.paths.ts';
import { RECURSO_SOLICITUDES, RECURSO_VERIFICACION } from '../../contract/terms.ts';
import { DIAS_DE_AVISO_DE_VIGENCIA, findAvisoDeVigencia } from '../../rules/reloj/aviso-de-vigencia.ts';
import { novedadesNivelTres } from '../novedades-nivel-tres.ts';
import { findCertificadoPorVencer, listCertificadosPorVencer } from './vigencia.queries.ts';

const AVISAR = 'avisar-certificado-por-vencer';

/** The notices of an end that should have been sent by now, each with the name it is sent once by. */
async function listAvisos(database: Kysely<DatabaseSchema>, hoy: string) {
  const cercanos = await listCertificadosPorVencer(database, {
    hoy,
    hasta: addDays(hoy, DIAS_DE_AVISO_DE_VIGENCIA[0]),
  });
  return cercanos.flatMap(({ id, hasta }) => {
    const dias = findAvisoDeVigencia(hasta, hoy);
    return dias === undefined ? [] : [{ id, hasta, key: `${id}:${hasta}:${dias}` }];
  });
}

/** One job for each notice, looked for once a day. */
const prepararAvisos: JobHandler<DatabaseSchema> = {
  kind: 'preparar-avisos-certificados',
  findDueKey: async (database, now) => {
    const hoy = toColombianDay(now);
    return (await listAvisos(database, hoy)).length > 0 ? hoy : undefined;
  },
  run: async (trx, { clave }) => {
    for (const { id, hasta, key } of await listAvisos(trx, String(clave)))
      await addJob(trx, { kind: AVISAR, key, payload: { id, hasta } });
  },
};

/**
 * Tells the entidad, which renews it by a request, and the operator that the last day of a certificate comes near. Nothing
 * where it is in force no more, or ends another day.
 */
const avisarPorVencer: JobHandler<DatabaseSchema> = {
  kind: AVISAR,
  run: async (trx, { id, hasta }) => {
    const row = await findCertificadoPorVencer(trx, Number(id));
    if (!row || row.hasta !== hasta) return;
    const dias = countDays(toColombianDay(new Date()), row.hasta);
    const variables = {
      numero: row.numero,
      servicio: row.servicio,
      entidad: row.entidad,
      hasta: formatLongDay(row.hasta),
      dias: String(dias),
    };
    const evento = novedadesNivelTres['certificado-por-vencer'];
    const renovar = toNivelTresDeServicio(row.servicioId);
    for (const usuarioId of await listQuienesPueden(trx, RECURSO_SOLICITUDES, 'editar', row.entidadId))
      await notify(trx, { evento, usuarioId, enlace: renovar, variables });
    for (const usuarioId of await listQuienesPueden(trx, RECURSO_VERIFICACION, 'aprobar', 'operador'))
      await notify(trx, { evento, usuarioId, enlace: toCertificado(row.codigo), variables });
  },
};

export const vigenciaJobs: readonly JobHandler<DatabaseSchema>[] = [prepararAvisos, avisarPorVencer];
