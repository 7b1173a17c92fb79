import type { DatabaseSchema } from '@marco/database';
import { notify } from '@marco/parametros/port';
import { AppError, createSystemOrigin, type LongJobHandler, writeAudit } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { reportesPaths } from '../../contract/reportes.paths.ts';
import { computeVisto, isDebida, type LoVisto } from '../../rules/suscripciones/condicion.ts';
import { computeProxima } from '../../rules/suscripciones/proxima.ts';
import type { IndicadorTomado } from '../descargas/indicador-tomado.ts';
import { novedadesReportes } from '../novedades.ts';
import { type AdjuntoPreparado, buildAdjunto, hasAdjunto, SIN_ADJUNTO } from './build-adjunto.ts';
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

/** What may be mailed of a subscription now, or why nothing of it any more. */
type Juicio =
  | { readonly motivo: string }
  | { readonly tomado: IndicadorTomado; readonly visto: LoVisto; readonly isDebida: boolean };

/** A file that was written before the transaction, and what it says. */
interface Preparado {
  readonly adjunto: AdjuntoPreparado;
  readonly tomado: IndicadorTomado;
}

/**
 * Mails the indicators people follow, each at its hour. Files are written before the transaction: a PDF takes a while.
 *
 * @param limite most bytes a file may have; that of the outbox by default
 */
export function createSuscripcionesJobs(limite?: number): readonly LongJobHandler<DatabaseSchema>[] {
  return [
    {
      kind: 'enviar-suscripciones-reportes',
      // A job for each minute in which one is due: what one leaves, the next one takes.
      findDueKey: async (database, now) =>
        (await hasPorEnviar(database, now)) ? String(Math.floor(now.getTime() / MINUTE_MS)) : undefined,
      start: async (database, _, claim) => {
        const now = new Date();
        const preparados = new Map<number, Preparado>();
        for (const suscripcion of await listPorEnviar(database, now, POR_TURNO)) {
          if (!hasAdjunto(suscripcion.formato)) continue;
          claim.signal.throwIfAborted();
          await claim.keep();
          const juicio = await judge(database, suscripcion);
          if ('motivo' in juicio || !juicio.isDebida) continue;
          const { tomado } = juicio;
          const adjunto = await buildAdjunto(database, suscripcion, tomado, limite);
          preparados.set(suscripcion.id, { adjunto, tomado });
        }
        return async (trx) => {
          for (const suscripcion of await listPorEnviar(trx, now, POR_TURNO))
            await attend(trx, suscripcion, { now, preparado: preparados.get(suscripcion.id) });
        };
      },
    },
  ];
}

/** What the rol its person asked in reads today. */
async function judge(database: Kysely<DatabaseSchema>, suscripcion: SuscripcionReporteRow): Promise<Juicio> {
  const actor = await findLector(database, suscripcion.membresiaId);
  if (actor === undefined) return { motivo: SIN_PERMISO };
  try {
    const tomado = await readSuscrito(database, suscripcion, actor);
    const visto = computeVisto(tomado.indicador, tomado.series);
    return { tomado, visto, isDebida: isDebida(suscripcion.condicion, suscripcion, visto) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { motivo: error.code === 'AMBITO_INEXISTENTE' ? SIN_PARTE : SIN_PERMISO };
  }
}

/** The file that says what the mail says; undefined where it was not written, or says something else by now. */
function findAdjunto(
  { formato }: SuscripcionReporteRow,
  tomado: IndicadorTomado,
  preparado: Preparado | undefined,
): AdjuntoPreparado | undefined {
  if (!hasAdjunto(formato)) return SIN_ADJUNTO;
  const isLoMismo = JSON.stringify(preparado?.tomado) === JSON.stringify(tomado);
  return isLoMismo ? preparado?.adjunto : undefined;
}

/** Sends what is due to who may still read it; a lost right stops it and says so. */
async function attend(
  trx: Running,
  suscripcion: SuscripcionReporteRow,
  { now, preparado }: { readonly now: Date; readonly preparado: Preparado | undefined },
): Promise<void> {
  const juicio = await judge(trx, suscripcion);
  if ('motivo' in juicio) return stop(trx, suscripcion, juicio.motivo);
  const { tomado, visto, isDebida: enviada } = juicio;
  if (enviada) {
    const adjunto = findAdjunto(suscripcion, tomado, preparado);
    // It stays due, and the next job takes it.
    if (adjunto === undefined) return;
    await sendSuscripcion(trx, suscripcion, tomado, adjunto);
  }
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
