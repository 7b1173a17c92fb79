import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';

/**
 * Keeps that the end of a term is told.
 *
 * @returns whether nobody had been told of it
 */
export async function setVencimientoAvisado(
  trx: Transaction<DatabaseSchema>,
  id: number,
  venceEn: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('solicitudes')
    .set({ fecha_vencimiento_avisado: venceEn })
    .where('id', '=', id)
    .where(sql<boolean>`fecha_vencimiento_avisado is distinct from ${venceEn}`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
