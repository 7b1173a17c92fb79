import type { DatabaseSchema } from '@marco/database';
import { deleteSessionsOfUser } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { type Marca, updateToSuprimido } from '../supresion.repository.ts';
import { closeUsuario } from './identidades.repository.ts';

const MOTIVO = 'La persona suprimió sus datos.';

/**
 * Inactivates a person and deletes their personal values: memberships and sessions end. The row stays with its
 * number, because other rows refer to it. The identity they signed in with no longer leads to it.
 *
 * @param marca text that replaces their name
 */
export async function deleteDatosDeUsuario(
  transaction: Transaction<DatabaseSchema>,
  usuarioId: number,
  marca: Marca,
): Promise<void> {
  await closeUsuario(transaction, usuarioId, MOTIVO);
  await updateToSuprimido(transaction, usuarioId, marca);
  await deleteSessionsOfUser(transaction, usuarioId);
}
