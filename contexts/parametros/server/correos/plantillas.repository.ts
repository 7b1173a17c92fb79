import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';
import type { EdicionPlantilla } from '../../contract/index.ts';

export async function updatePlantillaRow(
  transaction: Transaction<DatabaseSchema>,
  evento: string,
  { asunto, cuerpo, aviso, porCorreo, porProducto }: EdicionPlantilla,
): Promise<void> {
  await transaction
    .updateTable('plantillas_correo')
    .set({
      asunto,
      cuerpo,
      aviso,
      por_correo: porCorreo,
      por_producto: porProducto,
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where('evento', '=', evento)
    .execute();
}

/** Keeps what a template was and became. */
export async function createCambioPlantilla(
  transaction: Transaction<DatabaseSchema>,
  {
    evento,
    antes,
    despues,
    usuarioId,
  }: {
    readonly evento: string;
    readonly antes: EdicionPlantilla;
    readonly despues: EdicionPlantilla;
    readonly usuarioId: number;
  },
): Promise<void> {
  await transaction
    .insertInto('plantillas_cambios')
    .values({
      evento,
      antes: JSON.stringify(antes),
      despues: JSON.stringify(despues),
      usuario_id: usuarioId,
    })
    .execute();
}
