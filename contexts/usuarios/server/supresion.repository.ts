import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';

/** The text that replaces the name of a person. */
export interface Marca {
  readonly primerNombre: string;
  readonly primerApellido: string;
  readonly correo: string;
}

/** Deletes the personal values of a person. Their row stays with its number, because other rows refer to it. */
export async function updateToSuprimido(
  transaction: Transaction<DatabaseSchema>,
  usuarioId: number,
  marca: Marca,
): Promise<void> {
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
  await transaction.deleteFrom('busqueda_vistas').where('usuario_id', '=', usuarioId).execute();
}
