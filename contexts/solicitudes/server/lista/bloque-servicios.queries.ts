import type { DatabaseSchema } from '@marco/database';
import type { ColorEstado } from '@marco/servicios/terms';
import { type Kysely, sql } from 'kysely';
import { FASES } from '../../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

/** How many active servicios an entidad has in each state, in the order of the states. */
export function countServiciosPorEstado(database: Database, entidadId: number) {
  return database
    .selectFrom('servicios as s')
    .innerJoin('estados_servicio as es', 'es.id', 's.estado_servicio_id')
    .where('s.entidad_id', '=', entidadId)
    .where('s.activo', '=', true)
    .select(['es.nombre', sql<ColorEstado>`es.color`.as('color'), sql<number>`count(*)::int`.as('cantidad')])
    .groupBy(['es.nombre', 'es.color', 'es.orden'])
    .orderBy('es.orden')
    .execute();
}

/** Servicios of an entidad with a filed request under way, the one that is due first before the others. */
export function listServiciosEnMarcha(database: Database, entidadId: number, limite: number) {
  return database
    .selectFrom('solicitudes as q')
    .innerJoin('estados_solicitud as eq', 'eq.id', 'q.estado_id')
    .innerJoin('servicios as s', 's.id', 'q.servicio_id')
    .innerJoin('estados_servicio as es', 'es.id', 's.estado_servicio_id')
    .where('q.entidad_id', '=', entidadId)
    .where('eq.codigo', 'in', FASES)
    .where('s.activo', '=', true)
    .select(['q.id as solicitudId', 's.id as servicioId', 's.nombre', 'es.nombre as estado'])
    .select(sql<ColorEstado>`es.color`.as('color'))
    .orderBy(sql`q.fecha_vencimiento nulls last`)
    .orderBy('q.id')
    .limit(limite)
    .execute();
}
