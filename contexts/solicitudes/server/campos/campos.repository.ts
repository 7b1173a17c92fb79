import type { DatabaseSchema } from '@marco/database';
import type { Transaction } from 'kysely';
import type { FilaCatalogada, FilaDecidida } from '../../rules/campos/cambios-catalogacion.ts';

type Running = Transaction<DatabaseSchema>;

/**
 * Writes the element of a row. The entity must decide about the row again, and still reads its earlier observation.
 */
export async function updateCatalogado(
  trx: Running,
  { id, accion, elementoId, justificacion }: FilaCatalogada,
): Promise<void> {
  await trx
    .updateTable('solicitudes_campos')
    .set({ accion, elemento_id: elementoId, justificacion, decision: 'pendiente' })
    .where('id', '=', id)
    .execute();
}

/** What the entity says of a row. */
export async function updateDecidido(
  trx: Running,
  { id, decision, observacion }: FilaDecidida,
): Promise<void> {
  await trx.updateTable('solicitudes_campos').set({ decision, observacion }).where('id', '=', id).execute();
}
