import type { DatabaseSchema } from '@marco/database';
import { closeMembershipSessions } from '@marco/server-kit';
import { sql, type Transaction } from 'kysely';
import { type MembresiaDecidible, toMarcas } from '../rules/index.ts';

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
  const { porAprobar, rechazada, activa } = toMarcas(despues.estado);
  await transaction
    .updateTable('membresias')
    .set({
      por_aprobar: porAprobar,
      rechazada,
      activa,
      rol_id: despues.rol?.id ?? null,
      entidad_id: despues.entidad.id,
      motivo_rechazo: rechazada ? (motivo ?? null) : null,
      version: sql`version + 1`,
    })
    .where('id', '=', antes.id)
    .execute();
  if (!activa || despues.entidad.id !== antes.entidad.id)
    await closeMembershipSessions(transaction, antes.id);
}
