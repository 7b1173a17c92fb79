import type { DatabaseSchema } from '@marco/database';
import { deleteSessionsOfUser } from '@marco/server-kit';
import { sql, type Transaction } from 'kysely';
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
  marca: { readonly primerNombre: string; readonly primerApellido: string; readonly correo: string },
): Promise<void> {
  await closeUsuario(transaction, usuarioId, MOTIVO);
  const sujeto = `suprimido-${usuarioId}`;
  await transaction
    .updateTable('usuarios')
    .set({
      sujeto,
      numero_identificacion: sujeto,
      primer_nombre: marca.primerNombre,
      segundo_nombre: null,
      primer_apellido: marca.primerApellido,
      segundo_apellido: null,
      correo_electronico: marca.correo,
      numero_celular: null,
    })
    .where('id', '=', usuarioId)
    .execute();
  await transaction
    .updateTable('membresias')
    .set({
      cargo: null,
      correo_electronico: null,
      otro_numero_telefonico: null,
      motivo_rechazo: null,
      version: sql`version + 1`,
    })
    .where('usuario_id', '=', usuarioId)
    .execute();
  await transaction.deleteFrom('usuarios_actividades').where('usuario_id', '=', usuarioId).execute();
  await deleteSessionsOfUser(transaction, usuarioId);
}
