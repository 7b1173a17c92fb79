import type { DatabaseSchema } from '@marco/database';
import type { Transaction } from 'kysely';
import { deleteSegundoFactor } from '../segundo-factor/segundos-factores.repository.ts';

/**
 * Deletes what this context holds about a person: the second factor, keys to change a password, the address of an
 * invitation, and the network address of their answers to the notice. The answers, with their version and moment,
 * stay: they are the proof that the law asks for.
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
