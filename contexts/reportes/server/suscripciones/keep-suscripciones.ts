import type { DatabaseSchema } from '@marco/database';
import {
  type CallContext,
  createOpaqueToken,
  refuse,
  requireActor,
  runAudited,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { reportesErrors, type SuscripcionReporte } from '../../contract/index.ts';
import {
  type CondicionReporte,
  type FormatoReporte,
  LIMITES_SUSCRIPCION_REPORTE,
} from '../../contract/suscripciones.terms.ts';
import { computeVisto } from '../../rules/suscripciones/condicion.ts';
import { type Cadencia, computeProxima } from '../../rules/suscripciones/proxima.ts';
import { buildAdjunto } from './build-adjunto.ts';
import { presentSuscripcion } from './present-suscripcion.ts';
import { readSuscrito, sendSuscripcion } from './send-suscripcion.ts';
import { findDePersona, findPorRetirar, type SuscripcionReporteRow } from './suscripciones.queries.ts';
import {
  countDePersona,
  deleteSuscripcionReporte,
  saveSuscripcion,
  updatePausada,
} from './suscripciones.repository.ts';

type Database = Kysely<DatabaseSchema>;
type Running = Transaction<DatabaseSchema>;

interface SuscripcionPedida extends Omit<Cadencia, 'dia'> {
  readonly codigo: string;
  readonly ambito: string;
  readonly dia?: number | null | undefined;
  readonly condicion: CondicionReporte;
  readonly formato: FormatoReporte;
}

const OBJETO = 'suscripcion-reporte';

/** @throws SUSCRIPCION_REPORTE_INEXISTENTE, also for that of another person */
async function getPropia(trx: Running, id: number, context: CallContext): Promise<SuscripcionReporteRow> {
  const row = await findDePersona(trx, id, requireActor(context).userId);
  if (row === undefined) throw refuse(reportesErrors, 'SUSCRIPCION_REPORTE_INEXISTENTE');
  return row;
}

/**
 * Subscribes the person of the session to an indicador they may read, in the rol they act in.
 *
 * @throws INDICADOR_INEXISTENTE, AMBITO_INEXISTENTE, DEMASIADAS_SUSCRIPCIONES_REPORTE
 */
export function createSuscripcionReporte(
  database: Database,
  pedida: SuscripcionPedida,
  context: CallContext,
): Promise<SuscripcionReporte> {
  const { codigo, ambito, frecuencia, hora, condicion, formato, dia = null } = pedida;
  const intent = { action: 'suscribirse-reporte', objectType: OBJETO } as const;
  return runAudited(database, context, intent, {}, async (trx) => {
    const actor = requireActor(context);
    const { indicador, series } = await readSuscrito(trx, pedida, actor);
    const before = await countDePersona(trx, actor.userId);
    const { id, isNew } = await saveSuscripcion(trx, {
      usuarioId: actor.userId,
      // The permission it asks for is of a rol in an entidad.
      membresiaId: actor.membershipId ?? 0,
      codigo,
      ambito,
      frecuencia,
      dia,
      hora,
      condicion,
      formato,
      ...computeVisto(indicador, series),
      proximaEn: computeProxima({ frecuencia, dia, hora }, new Date()),
      codigoRetiro: createOpaqueToken(),
    });
    if (isNew && before >= LIMITES_SUSCRIPCION_REPORTE.porPersona)
      throw refuse(reportesErrors, 'DEMASIADAS_SUSCRIPCIONES_REPORTE');
    await writeAudit(trx, context, {
      ...intent,
      result: 'exito',
      objectId: id,
      detail: { antes: null, despues: { codigo, ambito, frecuencia, dia, hora, condicion, formato } },
    });
    return presentSuscripcion(trx, await getPropia(trx, id, context));
  });
}

/**
 * The person lets one rest, or takes it up again: from its next hour on.
 *
 * @throws SUSCRIPCION_REPORTE_INEXISTENTE
 */
export function updatePausaReporte(
  database: Database,
  { id, pausada }: { readonly id: number; readonly pausada: boolean },
  context: CallContext,
): Promise<SuscripcionReporte> {
  const intent = { action: 'pausar-suscripcion-reporte', objectType: OBJETO, objectId: id } as const;
  return runAudited(database, context, intent, {}, async (trx) => {
    const antes = await getPropia(trx, id, context);
    await updatePausada(trx, id, { pausada, motivo: '', proximaEn: computeProxima(antes, new Date()) });
    await writeAudit(trx, context, {
      ...intent,
      result: 'exito',
      detail: { antes: { pausada: antes.pausada }, despues: { pausada } },
    });
    return presentSuscripcion(trx, await getPropia(trx, id, context));
  });
}

/**
 * Mails one now, whatever its hour and its condition, for the person to see how it arrives.
 *
 * @throws SUSCRIPCION_REPORTE_INEXISTENTE, INDICADOR_INEXISTENTE, AMBITO_INEXISTENTE
 */
export function submitSuscripcionReporte(
  database: Database,
  id: number,
  context: CallContext,
): Promise<{ readonly enviado: boolean }> {
  return sendAhora(database, id, context);
}

async function sendAhora(database: Database, id: number, context: CallContext) {
  const inTransaction = <Answer>(work: (trx: Running) => Promise<Answer>) =>
    database.transaction().execute(work);
  const row = await inTransaction((trx) => getPropia(trx, id, context));
  const tomado = await readSuscrito(database, row, requireActor(context));
  const adjunto = await buildAdjunto(database, row, tomado);
  return inTransaction(async (trx) => ({
    enviado: await sendSuscripcion(trx, await getPropia(trx, id, context), tomado, adjunto),
  }));
}

/**
 * Leaves one of the person of the session.
 *
 * @throws SUSCRIPCION_REPORTE_INEXISTENTE
 */
export function closeSuscripcionReportePropia(
  database: Database,
  id: number,
  context: CallContext,
): Promise<SuscripcionReporte> {
  return retire(database, context, (trx) => getPropia(trx, id, context));
}

/**
 * Leaves one with the code every mail of it carries.
 *
 * @throws SUSCRIPCION_REPORTE_INEXISTENTE
 */
export async function closeSuscripcionReporte(
  database: Database,
  codigo: string,
  context: CallContext,
): Promise<{ readonly nombre: string }> {
  const { nombre } = await retire(database, context, async (trx) => {
    const row = await findPorRetirar(trx, codigo);
    if (row === undefined) throw refuse(reportesErrors, 'SUSCRIPCION_REPORTE_INEXISTENTE');
    return row;
  });
  return { nombre };
}

function retire(
  database: Database,
  context: CallContext,
  find: (trx: Running) => Promise<SuscripcionReporteRow>,
): Promise<SuscripcionReporte> {
  const intent = { action: 'retirar-suscripcion-reporte', objectType: OBJETO } as const;
  return runAudited(database, context, intent, {}, async (trx) => {
    const row = await find(trx);
    const presented = await presentSuscripcion(trx, row);
    await deleteSuscripcionReporte(trx, row.id);
    await writeAudit(trx, context, {
      ...intent,
      result: 'exito',
      objectId: row.id,
      detail: { antes: { codigo: row.codigo, ambito: row.ambito }, despues: null },
    });
    return presented;
  });
}
