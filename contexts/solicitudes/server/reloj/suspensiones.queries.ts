import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { CausaSuspension } from '../../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

/** Suspensions of a request, the first one first. */
export async function listSuspensiones(database: Database, solicitudId: number) {
  const rows = await database
    .selectFrom('solicitudes_suspensiones')
    .select(['fecha_desde as desde', 'fecha_hasta as hasta', 'causa', 'motivo'])
    .where('solicitud_id', '=', solicitudId)
    .orderBy('id')
    .execute();
  return rows.map(({ causa, ...row }) => ({ ...row, causa: causa as CausaSuspension }));
}

/** Requests whose suspension ends by itself on a day. */
export async function listPorReanudar(database: Database, hoy: string): Promise<number[]> {
  const rows = await database
    .selectFrom('solicitudes_suspensiones')
    .select('solicitud_id as id')
    .where('fecha_hasta', 'is', null)
    .where('fecha_reanudacion', '<=', hoy)
    .orderBy('solicitud_id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Open requests whose term runs. */
export async function listConTermino(database: Database): Promise<number[]> {
  const rows = await database
    .selectFrom('solicitudes')
    .select('id')
    .where('fecha_vencimiento', 'is not', null)
    .where('cerrada_en', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
