import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';
import type { DECISIONES_OBSERVACION } from '../../contract/terms.ts';

type Running = Transaction<DatabaseSchema>;

export interface ObservacionNueva {
  readonly tramiteId: number;
  readonly requisitoId: number | null;
  readonly papel: string;
  readonly municipio: string | null;
}

/** Adds what somebody reported, without anything of who did. */
export async function addObservacion(trx: Running, nueva: ObservacionNueva): Promise<number> {
  const { id } = await trx
    .insertInto('tramites_observaciones')
    .values({
      tramite_id: nueva.tramiteId,
      requisito_id: nueva.requisitoId,
      papel: nueva.papel,
      municipio_codigo: nueva.municipio,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Decides about one; false when somebody did already. */
export async function updateObservacion(
  trx: Running,
  id: number,
  decision: (typeof DECISIONES_OBSERVACION)[number],
  usuarioId: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('tramites_observaciones')
    .set({ estado: decision, decidida_por: usuarioId, decidida_en: sql<Date>`now()` })
    .where('id', '=', id)
    .where('estado', '=', 'pendiente')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
