import type { DatabaseSchema } from '@marco/database';
import { findParametroTexto } from '@marco/parametros/port';
import { spanishOrder } from '@marco/server-kit/database';
import { type Kysely, sql } from 'kysely';
import type { EstadoCapa, TipoCapa } from '../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

/** Every layer with what it stands below, in Spanish order. */
export async function listCapasEnJerarquia(database: Database) {
  return database
    .selectFrom('capas_de_uso as c')
    .innerJoin('capas_de_uso_versiones as v', (join) =>
      join.onRef('v.capa_id', '=', 'c.id').on('v.estado', '<>', 'historica'),
    )
    .select([
      'c.id',
      'c.codigo',
      'v.nombre',
      sql<TipoCapa>`c.tipo`.as('tipo'),
      sql<EstadoCapa>`case when c.activa then v.estado else 'inactiva' end`.as('estado'),
      'c.capa_padre_id as capaPadreId',
      sql<number>`(select count(distinct d.id)::int from elementos_de_dato d
        join elementos_versiones ev on ev.elemento_id = d.id and ev.estado = 'incorporado'
        where d.capa_id = c.id)`.as('incorporados'),
    ])
    .orderBy(spanishOrder('v.nombre'))
    .orderBy('c.id')
    .execute();
}

/** Sectors in Spanish order, and the beginning of the namespaces. */
export async function listListas(database: Database) {
  const [sectores, espacioNombresRaiz] = await Promise.all([
    database
      .selectFrom('sectores')
      .select(['id', 'nombre', 'activo'])
      .orderBy(spanishOrder('nombre'))
      .orderBy('id')
      .execute(),
    findParametroTexto(database, 'esquema.espacioNombresRaiz', ''),
  ]);
  return { sectores, espacioNombresRaiz };
}
