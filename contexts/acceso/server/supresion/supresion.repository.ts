import type { DatabaseSchema } from '@marco/database';
import type { Transaction } from 'kysely';
import { deleteSegundoFactor } from '../segundo-factor/segundos-factores.repository.ts';

/**
 * Takes away what this context holds of a person: the second factor, keys to change a password, the address of an invitation, and from where
 * they answered to the notice. That they answered, to which and when stays: it is the proof the law asks for.
 */
export async function deleteDatosDeAcceso(
  transaction: Transaction<DatabaseSchema>,
  usuarioId: number,
): Promise<void> {
  await deleteSegundoFactor(transaction, usuarioId);
  await transaction.deleteFrom('restablecimientos_claves').where('usuario_id', '=', usuarioId).execute();
  await transaction
    .updateTable('invitaciones_administrador')
    .set({ correo_electronico: `suprimido-${usuarioId}@datos.invalid` })
    .where('usuario_id', '=', usuarioId)
    .execute();
  await transaction
    .updateTable('autorizaciones_tratamiento')
    .set({ direccion: null })
    .where('usuario_id', '=', usuarioId)
    .execute();
}
