import type { DatabaseSchema } from '@marco/database';
import type { Transaction } from 'kysely';

/** Takes away what a person was told in the product and how they chose to be told. */
export async function deleteAvisosDeUsuario(
  transaction: Transaction<DatabaseSchema>,
  usuarioId: number,
): Promise<void> {
  await transaction.deleteFrom('notificaciones').where('usuario_id', '=', usuarioId).execute();
  await transaction.deleteFrom('preferencias_notificacion').where('usuario_id', '=', usuarioId).execute();
}
