import type { SuscriptorSupresion } from '@marco/acceso/port';
import { sql } from 'kysely';

/**
 * A person suppressed their data: their saved searches are gone and their name leaves the commitments they answered for
 * and the meetings without an acta. An acta is a legal record and stays as it was issued, with who took part.
 */
export const deleteDatosDeUsuario: SuscriptorSupresion = async (
  transaction,
  { usuarioId, nombre, vinculaciones },
) => {
  await transaction.deleteFrom('busquedas_guardadas').where('usuario_id', '=', usuarioId).execute();
  await transaction
    .updateTable('compromisos')
    .set({ responsable: nombre, version: sql`version + 1` })
    .where('responsable_usuario_id', '=', usuarioId)
    .execute();
  for (const { entidadId, correo: institucional } of vinculaciones)
    await transaction
      .updateTable('reuniones_participantes')
      .set({ nombre, correo: sql`'suprimido-' || id || '@datos.invalid'` })
      .where('entidad_id', '=', entidadId)
      .where(sql<string>`lower(correo)`, '=', institucional.toLowerCase())
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
};
