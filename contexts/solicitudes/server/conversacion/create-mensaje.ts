import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse, requireAllowed, runAudited, writeAudit } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type MensajeDeConversacion, solicitudesErrors } from '../../contract/index.ts';
import { canConverse } from '../../rules/conversacion/can-converse.ts';
import { isVisible } from '../solicitudes/present-solicitud.ts';
import { toQuienTramita } from '../solicitudes/quien-tramita.ts';
import { findLockedSolicitudRow } from '../solicitudes/solicitud-row.queries.ts';
import { getMensaje } from './conversacion.queries.ts';
import { addMensaje } from './conversacion.repository.ts';
import { presentMensaje } from './list-conversacion.ts';
import { notifyMensaje } from './notify-mensaje.ts';

/**
 * Writes a message about an open request and tells the other side. The lock keeps the request open meanwhile; the
 * request itself does not change, so that no version goes with it.
 *
 * @throws SOLICITUD_NO_ENCONTRADA, SOLICITUD_ACCION_NO_PERMITIDA
 */
export function createMensajeSolicitud(
  database: Kysely<DatabaseSchema>,
  { id, texto }: { readonly id: number; readonly texto: string },
  context: CallContext,
): Promise<MensajeDeConversacion> {
  const quien = toQuienTramita(context);
  const intent = { action: 'escribir-mensaje-solicitud', objectType: 'solicitud', objectId: id };
  return runAudited(database, context, intent, {}, async (trx) => {
    const row = await findLockedSolicitudRow(trx, id);
    if (!row || !isVisible(row, quien)) throw refuse(solicitudesErrors, 'SOLICITUD_NO_ENCONTRADA');
    requireAllowed(canConverse(row, quien), solicitudesErrors, 'SOLICITUD_ACCION_NO_PERMITIDA');
    const { usuarioId, esMinisterio } = quien;
    const mensajeId = await addMensaje(trx, { solicitudId: id, usuarioId, esMinisterio, texto });
    const mensaje = presentMensaje(await getMensaje(trx, mensajeId), quien);
    await notifyMensaje(trx, row, { esMinisterio, autor: mensaje.autor });
    await writeAudit(trx, context, {
      ...intent,
      result: 'exito',
      // What was said stays in the conversation.
      detail: { antes: null, despues: { mensajeId } },
    });
    return mensaje;
  });
}
