import type { DatabaseSchema } from '@marco/database';
import { closeMembershipSessions } from '@marco/server-kit';
import { sql, type Transaction } from 'kysely';
import type { MembresiaDecidible } from '../../rules/usuarios/membresia-decidible.ts';

/**
 * Stores a decided change. If the membresía is inactivated or moved, its sessions end at once. Another rol acts from
 * the next call, because permissions are read at each call.
 */
export async function updateMembresia(
  transaction: Transaction<DatabaseSchema>,
  antes: MembresiaDecidible,
  despues: MembresiaDecidible,
  motivo: string | undefined,
): Promise<void> {
  await transaction
    .updateTable('membresias')
    .set({
      estado: despues.estado,
      rol_id: despues.rol?.id ?? null,
      entidad_id: despues.entidad.id,
      motivo_rechazo: despues.estado === 'rechazada' ? (motivo ?? null) : null,
      version: sql`version + 1`,
    })
    .where('id', '=', antes.id)
    .execute();
  if (despues.estado !== 'activa' || despues.entidad.id !== antes.entidad.id)
    await closeMembershipSessions(transaction, antes.id);
}
