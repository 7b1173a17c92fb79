import type { DatabaseSchema } from '@marco/database';
import type { Insertable, Transaction } from 'kysely';

type Running = Transaction<DatabaseSchema>;

/** Sets the end of an element for a day, in the place of one that could not be done. */
export async function saveCaducidad(
  trx: Running,
  caducidad: Insertable<DatabaseSchema['elementos_caducidades']>,
): Promise<void> {
  await clearCaducidad(trx, caducidad.elemento_id);
  await trx.insertInto('elementos_caducidades').values(caducidad).execute();
}

export async function clearCaducidad(trx: Running, elementoId: number): Promise<void> {
  await trx.deleteFrom('elementos_caducidades').where('elemento_id', '=', elementoId).execute();
}

/** Records why an expiry failed on its day. */
export async function updateImpedimento(trx: Running, id: number, impedimento: string): Promise<void> {
  await trx.updateTable('elementos_caducidades').set({ impedimento }).where('id', '=', id).execute();
}

/** Says which element takes the place of another. */
export async function updateReemplazo(
  trx: Running,
  elementoId: number,
  reemplazadoPorId: number,
): Promise<void> {
  await trx
    .updateTable('elementos_de_dato')
    .set({ reemplazado_por_id: reemplazadoPorId })
    .where('id', '=', elementoId)
    .execute();
}
