import { ALLOWED, type Decision, refuseWith } from '@marco/contract-kit/decision';
import { allowPermission } from '@marco/contract-kit/permission-decision';
import { LIMITES_COMENTARIO } from '../../contract/conversacion.terms.ts';
import { RECURSO_MESAS } from '../../contract/terms.ts';
import type { QuienLee } from '../historial/can-see-historial.ts';
import { canManageMesas, type MesaPorDecidir } from '../mesas/can-edit-mesa.ts';

/**
 * Reading the conversation of a mesa: who runs the mesas, and the people of the entidades that take part. Who only watches the
 * ministry takes part in nothing.
 *
 * @param participantes ids of the entidades of the mesa, its lead included
 */
export function canReadConversacion(quien: QuienLee, participantes: readonly number[]): Decision {
  const rol = allowPermission(quien.acciones, RECURSO_MESAS, 'consultar');
  if (!rol.allowed) return rol;
  const { entidadId } = quien;
  if (canManageMesas(quien).allowed || (entidadId !== null && participantes.includes(entidadId)))
    return ALLOWED;
  return refuseWith('La conversación la leen solo quienes participan en la mesa.');
}

/** Writing in it, while the mesa is open. */
export function canComment(
  quien: QuienLee,
  participantes: readonly number[],
  { activa }: MesaPorDecidir,
): Decision {
  const read = canReadConversacion(quien, participantes);
  if (!read.allowed || activa) return read;
  return refuseWith('La mesa está cerrada; su conversación ya solo se lee.');
}

/** Changing a comment or taking it away: its author, a short time after it was written, while they may write. */
export function canChangeComentario(
  escribir: Decision,
  { esPropio, escritoEn }: { readonly esPropio: boolean; readonly escritoEn: Date },
  now: Date,
): Decision {
  if (!esPropio) return refuseWith('Solo quien escribió el comentario puede cambiarlo.');
  if (!escribir.allowed) return escribir;
  const { minutos } = LIMITES_COMENTARIO;
  return now.getTime() - escritoEn.getTime() <= minutos * 60_000
    ? ALLOWED
    : refuseWith(`Un comentario se cambia o elimina durante los ${minutos} minutos siguientes.`);
}
