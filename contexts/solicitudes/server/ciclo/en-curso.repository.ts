import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';
import type { SolicitudRow } from '../solicitudes/solicitud-row.queries.ts';

type Running = Transaction<DatabaseSchema>;

/** The moment of the transaction, in a column of a request. */
export const AHORA = sql<Date>`now()`;

/** @throws the constraint `solicitudes_en_curso_unica` where the servicio has a request of the level under way */
export async function addEnCurso(trx: Running, row: SolicitudRow, servicioId: number): Promise<void> {
  await trx
    .insertInto('solicitudes_en_curso')
    .values({ servicio_id: servicioId, nivel: row.nivel, solicitud_id: row.id })
    .execute();
}

export async function clearEnCurso(trx: Running, solicitudId: number): Promise<void> {
  await trx.deleteFrom('solicitudes_en_curso').where('solicitud_id', '=', solicitudId).execute();
}
