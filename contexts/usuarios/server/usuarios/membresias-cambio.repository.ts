import type { DatabaseSchema } from '@marco/database';
import { closeMembershipSessions } from '@marco/server-kit';
import { sql, type Transaction } from 'kysely';
import type { MembresiaDecidible } from '../../rules/usuarios/membresia-decidible.ts';

/**
 * Stores a decided change. Whoever works in the membresía stops at once when it is inactivated or moved; another rol
 * acts from their next call, because permissions are read anew at each.
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
