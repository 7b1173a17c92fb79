import type { DatabaseSchema } from '@marco/database';
import { closeSessionsOfUser } from '@marco/server-kit';
import { type Kysely, sql, type Transaction } from 'kysely';

/**
 * Inactivates a user whose identity was released: nobody can sign in as them, pending memberships are rejected,
 * active ones and all sessions end. The rows stay, with everything they did.
 */
export async function closeUsuario(
  transaction: Transaction<DatabaseSchema>,
  usuarioId: number,
  motivo: string,
): Promise<void> {
  await transaction.updateTable('usuarios').set({ activo: false }).where('id', '=', usuarioId).execute();
  await transaction
    .updateTable('membresias')
    .set({
      estado: sql<string>`case when estado = 'pendiente' then 'rechazada' else 'inactiva' end`,
      motivo_rechazo: sql<
        string | null
      >`case when estado = 'pendiente' then ${motivo} else motivo_rechazo end`,
      version: sql`version + 1`,
    })
    .where('usuario_id', '=', usuarioId)
    .where('estado', 'in', ['activa', 'pendiente'])
    .execute();
  await closeSessionsOfUser(transaction, usuarioId);
}

/**
 * Inactivates people and their memberships and ends their sessions, whatever their permissions: this is a decision of
 * the operator of the installation, not of an administrator.
 *
 * @param sujeto how their subjects at the authenticator begin
 * @returns how many there were
 */
export async function closeUsuarios(
  transaction: Kysely<DatabaseSchema>,
  { emisor, sujeto }: { readonly emisor: string; readonly sujeto: string },
): Promise<number> {
  const usuarios = await transaction
    .updateTable('usuarios')
    .set({ activo: false })
    .where('emisor', '=', emisor)
    .where('sujeto', 'like', `${sujeto}%`)
    .returning('id')
    .execute();
  for (const { id } of usuarios) {
    await transaction
      .updateTable('membresias')
      .set({ estado: 'inactiva', version: sql`version + 1` })
      .where('usuario_id', '=', id)
      .where('estado', '=', 'activa')
      .execute();
    await closeSessionsOfUser(transaction, id);
  }
  return usuarios.length;
}
