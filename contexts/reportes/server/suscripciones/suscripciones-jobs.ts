import type { DatabaseSchema } from '@marco/database';
import { notify } from '@marco/parametros/port';
import { AppError, createSystemOrigin, type JobHandler, writeAudit } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { reportesPaths } from '../../contract/reportes.paths.ts';
import { computeVisto, isDebida } from '../../rules/suscripciones/condicion.ts';
import { computeProxima } from '../../rules/suscripciones/proxima.ts';
import type { IndicadorTomado } from '../descargas/indicador-tomado.ts';
import { novedadesReportes } from '../novedades.ts';
import { readSuscrito, sendSuscripcion } from './send-suscripcion.ts';
import {
  findLector,
  hasPorEnviar,
  listPorEnviar,
  type SuscripcionReporteRow,
} from './suscripciones.queries.ts';
import { updatePausada, updateRevisada } from './suscripciones.repository.ts';

type Running = Transaction<DatabaseSchema>;

/** Subscriptions one job looks at: a transaction stays short, and the next job goes on. */
const POR_TURNO = 20;
const MINUTE_MS = 60_000;

const SIN_PERMISO = 'El rol con el que se suscribió ya no puede leer el indicador.';
const SIN_PARTE = 'El indicador ya no se divide de la manera que usted seguía.';

/** Mails the indicators people follow, each at its hour. */
export const suscripcionesJobs: readonly JobHandler<DatabaseSchema>[] = [
  {
    kind: 'enviar-suscripciones-reportes',
    // A job for each minute in which one is due: what one leaves, the next one takes.
    findDueKey: async (database, now) =>
      (await hasPorEnviar(database, now)) ? String(Math.floor(now.getTime() / MINUTE_MS)) : undefined,
    run: async (trx) => {
      const now = new Date();
      for (const suscripcion of await listPorEnviar(trx, now, POR_TURNO)) await attend(trx, suscripcion, now);
    },
  },
];

/** Sends what is due to who may still read it; a lost right stops it and says so. */
async function attend(trx: Running, suscripcion: SuscripcionReporteRow, now: Date): Promise<void> {
  const actor = await findLector(trx, suscripcion.membresiaId);
  if (actor === undefined) return stop(trx, suscripcion, SIN_PERMISO);
  let tomado: IndicadorTomado;
  try {
    tomado = await readSuscrito(trx, suscripcion, actor);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return stop(trx, suscripcion, error.code === 'AMBITO_INEXISTENTE' ? SIN_PARTE : SIN_PERMISO);
  }
  const visto = computeVisto(tomado.indicador, tomado.series);
  const enviada = isDebida(suscripcion.condicion, suscripcion, visto);
  if (enviada) await sendSuscripcion(trx, suscripcion, tomado);
  await updateRevisada(trx, suscripcion.id, {
    ...visto,
    enviada,
    proximaEn: computeProxima(suscripcion, now),
  });
}

async function stop(trx: Running, suscripcion: SuscripcionReporteRow, motivo: string): Promise<void> {
  const { id, usuarioId, codigo, nombre, proximaEn } = suscripcion;
  await updatePausada(trx, id, { pausada: true, motivo, proximaEn });
  await notify(trx, {
    evento: novedadesReportes['suscripcion-reporte-detenida'],
    usuarioId,
    enlace: reportesPaths.home,
    variables: { indicador: nombre, motivo },
  });
  await writeAudit(trx, createSystemOrigin(), {
    action: 'detener-suscripcion-reporte',
    objectType: 'suscripcion-reporte',
    objectId: id,
    result: 'exito',
    detail: { codigo, motivo },
  });
}
