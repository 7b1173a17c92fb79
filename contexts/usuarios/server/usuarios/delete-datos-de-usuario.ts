import type { DatabaseSchema } from '@marco/database';
import { deleteSessionsOfUser } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { type Marca, updateToSuprimido } from '../supresion.repository.ts';
import { closeUsuario } from './identidades.repository.ts';

const MOTIVO = 'La persona suprimió sus datos.';

/**
 * Ends a person and takes their personal values away: memberships stop, sessions are gone, and the row stays under its
 * number for what refers to it. The identity they signed in with opens it no more.
 *
 * @param marca what stands where their name stood
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
