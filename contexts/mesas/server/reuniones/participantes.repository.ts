import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';

/**
 * Takes the name and the e-mail of a participant away from the meetings that have no acta.
 *
 * @param correo theirs, as the meetings may know them by
 */
export async function updateParticipanteSuprimido(
  transaction: Transaction<DatabaseSchema>,
  {
    entidadId,
    correo,
    nombre,
  }: { readonly entidadId: number; readonly correo: string; readonly nombre: string },
): Promise<void> {
  await transaction
    .updateTable('reuniones_participantes')
    .set({ nombre, correo: sql`'suprimido-' || id || '@datos.invalid'` })
    .where('entidad_id', '=', entidadId)
    .where(sql<string>`lower(correo)`, '=', correo.toLowerCase())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('actas')
            .select('actas.id')
            .whereRef('actas.reunion_id', '=', 'reuniones_participantes.reunion_id'),
        ),
      ),
    )
    .execute();
}
