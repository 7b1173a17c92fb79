import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { AccionSolicitud } from '../../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

/** Returned requests whose term to remedy them is over on a day. */
export async function listPorDesistir(database: Database, hoy: string): Promise<number[]> {
  const rows = await database
    .selectFrom('solicitudes as s')
    .innerJoin('estados_solicitud as e', 'e.id', 's.estado_id')
    .select('s.id')
    .where('e.codigo', '=', 'devuelta')
    .where('s.fecha_vencimiento', '<', hoy)
    .orderBy('s.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Requests whose term ends between two days, both counted. */
export async function listPorVencer(database: Database, desde: string, hasta: string) {
  return database
    .selectFrom('solicitudes')
    .select(['id', 'fecha_vencimiento'])
    .where('fecha_vencimiento', '>=', desde)
    .where('fecha_vencimiento', '<=', hasta)
    .orderBy('id')
    .execute();
}

/** Requests whose term is over on a day, and nobody was told of; one that was returned desists instead. */
export async function listVencidas(database: Database, hoy: string) {
  return database
    .selectFrom('solicitudes as s')
    .innerJoin('estados_solicitud as e', 'e.id', 's.estado_id')
    .select(['s.id', 's.fecha_vencimiento'])
    .where('e.codigo', '<>', 'devuelta')
    .where('s.fecha_vencimiento', '<', hoy)
    .where(sql<boolean>`s.fecha_vencimiento_avisado is distinct from s.fecha_vencimiento`)
    .orderBy('s.id')
    .execute();
}

/** Steps a request took, the last one first. */
export async function listPasosDados(database: Database, solicitudId: number) {
  return database
    .selectFrom('solicitudes_pasos')
    .select(['motivo', 'usuario_id'])
    .select((eb) => eb.ref('accion').$castTo<AccionSolicitud>().as('accion'))
    .where('solicitud_id', '=', solicitudId)
    .orderBy('id', 'desc')
    .execute();
}
