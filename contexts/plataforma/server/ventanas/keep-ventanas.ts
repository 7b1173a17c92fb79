import { toMoment } from '@marco/country/local-time';
import type { DatabaseSchema } from '@marco/database';
import {
  type CallContext,
  refuse,
  refuseField,
  requireActor,
  requireAllowed,
  runAudited,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { plataformaErrors, type VentanasDeServicio } from '../../contract/index.ts';
import { HORA_MS } from '../../rules/operacion/sumas.ts';
import { canAnunciarVentana, canRetirarVentana } from '../../rules/ventanas/ventana.ts';
import { presentVentanas, toQuienAnuncia } from './present-ventanas.ts';
import { findEntidadDeServicio, findLockedVentana } from './ventanas.queries.ts';
import { addVentana, deleteVentanaRow } from './ventanas.repository.ts';

type Database = Kysely<DatabaseSchema>;

/** A window as somebody announces it. */
export interface VentanaEscrita {
  readonly fecha: string;
  readonly hora: number;
  readonly horas: number;
  readonly motivo: string;
}

/** @throws SERVICIO_DEL_DIRECTORIO_NO_EXISTE */
async function findDuenaId(database: Database, servicioId: number): Promise<number> {
  const duenaId = await findEntidadDeServicio(database, servicioId);
  if (duenaId === undefined) throw refuse(plataformaErrors, 'SERVICIO_DEL_DIRECTORIO_NO_EXISTE');
  return duenaId;
}

/** The windows of a servicio, for whoever looks at its page. */
export async function listVentanas(
  database: Database,
  servicioId: number,
  context: CallContext,
): Promise<VentanasDeServicio> {
  const duenaId = await findDuenaId(database, servicioId);
  return presentVentanas(database, { servicioId, duenaId }, toQuienAnuncia(context));
}

/**
 * Announces hours in which a servicio will be down.
 *
 * @throws SERVICIO_DEL_DIRECTORIO_NO_EXISTE, VENTANA_AJENA; at `fecha` one that began already
 */
export function createVentana(
  database: Database,
  servicioId: number,
  { fecha, hora, horas, motivo }: VentanaEscrita,
  context: CallContext,
): Promise<VentanasDeServicio> {
  const intent = { action: 'anunciar-ventana', objectType: 'servicio', objectId: servicioId } as const;
  const quien = toQuienAnuncia(context);
  return runAudited(database, context, intent, {}, async (trx) => {
    const duenaId = await findDuenaId(trx, servicioId);
    requireAllowed(canAnunciarVentana(quien, duenaId), plataformaErrors, 'VENTANA_AJENA');
    const inicia = toMoment(fecha, `${String(hora).padStart(2, '0')}:00`);
    if (inicia <= new Date()) throw refuseField('fecha', 'La ventana debe empezar después de ahora.');
    const termina = new Date(inicia.getTime() + horas * HORA_MS);
    const usuarioId = requireActor(context).userId;
    await addVentana(trx, { servicioId, inicia, termina, motivo, usuarioId });
    const despues = { inicia: inicia.toISOString(), horas, motivo };
    await writeAudit(trx, context, { ...intent, result: 'exito', detail: { antes: null, despues } });
    return presentVentanas(trx, { servicioId, duenaId }, quien);
  });
}

/**
 * Takes a window back that has not begun.
 *
 * @throws VENTANA_NO_EXISTE, VENTANA_AJENA, VENTANA_NO_PERMITIDA with the reason
 */
export function deleteVentana(
  database: Database,
  id: number,
  context: CallContext,
): Promise<VentanasDeServicio> {
  const quien = toQuienAnuncia(context);
  const intent = { action: 'retirar-ventana', objectType: 'ventana', objectId: id } as const;
  return runAudited(database, context, intent, {}, async (trx) => {
    const row = await findLockedVentana(trx, id);
    if (!row) throw refuse(plataformaErrors, 'VENTANA_NO_EXISTE');
    const { servicio_id: servicioId, inicia_en: inicia, motivo } = row;
    const duenaId = await findDuenaId(trx, servicioId);
    requireAllowed(canAnunciarVentana(quien, duenaId), plataformaErrors, 'VENTANA_AJENA');
    const decision = canRetirarVentana(quien, duenaId, { inicia }, new Date());
    requireAllowed(decision, plataformaErrors, 'VENTANA_NO_PERMITIDA');
    await deleteVentanaRow(trx, id);
    const antes = { servicioId, inicia: inicia.toISOString(), motivo };
    await writeAudit(trx, context, { ...intent, result: 'exito', detail: { antes, despues: null } });
    return presentVentanas(trx, { servicioId, duenaId }, quien);
  });
}
