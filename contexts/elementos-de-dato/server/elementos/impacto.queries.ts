import type { DatabaseSchema } from '@marco/database';
import { spanishOrder } from '@marco/server-kit/database';
import { type Kysely, sql } from 'kysely';
import { buildReferencias, presentReferencia } from './referencias.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** Code of the state in which a servicio is published at nivel tres: others consume it. */
export const PUBLICADO = 'publicado-nivel-3';

/** Versions in force or in work with an element inside, at any depth, the nearest first. */
export async function listCompuestos(database: Database, elementoId: number) {
  const { rows } = await sql<{ id: number; profundidad: number }>`
    with recursive fuera (id, profundidad) as (
      select v.id, 0 from elementos_versiones v where v.elemento_id = ${elementoId}
      union
      select p.id, f.profundidad + 1 from fuera f, lateral (
        select c.version_id as id from elementos_componentes c where c.componente_version_id = f.id
        union all
        select b.id from elementos_versiones b where b.base_version_id = f.id
      ) p
      where f.profundidad < 50
    )
    select id, min(profundidad)::int as profundidad from fuera where profundidad > 0 group by id`.execute(
    database,
  );
  if (rows.length === 0) return [];
  const depth = new Map(rows.map(({ id, profundidad }) => [id, profundidad]));
  const versiones = await buildReferencias(database)
    .leftJoin('entidades as r', 'r.id', 'v.entidad_responsable_id')
    .select(['r.id as entidadId', 'r.nombre as entidad'])
    .where('v.id', 'in', [...depth.keys()])
    .where('v.estado', 'not in', ['historico', 'caducado', 'descartado'])
    .orderBy('e.identificador')
    .orderBy('v.id')
    .execute();
  return versiones
    .map((row) => ({
      ...presentReferencia(row),
      profundidad: depth.get(row.version_id) ?? 0,
      entidadId: row.entidadId,
      entidad: row.entidad,
    }))
    .sort((one, other) => one.profundidad - other.profundidad);
}

/** Active servicios whose messages carry any of some versions, or any version of an element. */
export async function listServiciosAlcanzados(
  database: Database,
  elementoId: number,
  versionIds: readonly number[],
) {
  return database
    .selectFrom('servicios_elementos as x')
    .innerJoin('elementos_versiones as v', 'v.id', 'x.version_id')
    .innerJoin('elementos_de_dato as de', 'de.id', 'v.elemento_id')
    .innerJoin('servicios as s', 's.id', 'x.servicio_id')
    .innerJoin('entidades as e', 'e.id', 's.entidad_id')
    .innerJoin('estados_servicio as t', 't.id', 's.estado_servicio_id')
    .select([
      's.id',
      's.nombre',
      'e.id as entidadId',
      'e.nombre as entidad',
      't.nombre as estado',
      't.codigo as codigoEstado',
      'de.identificador as porElemento',
    ])
    .where((where) =>
      where.or([
        where('v.elemento_id', '=', elementoId),
        where('v.id', '=', sql<number>`any(${[...versionIds]}::int[])`),
      ]),
    )
    .where('s.activo', '=', true)
    .orderBy(spanishOrder('s.nombre'))
    .orderBy('s.id')
    .orderBy('de.identificador')
    .execute();
}

/** Requests in course, whose catalogue has any of some elements: neither drafts nor closed. */
export async function listSolicitudesAlcanzadas(database: Database, elementoIds: readonly number[]) {
  return database
    .selectFrom('solicitudes as s')
    .innerJoin('estados_solicitud as t', 't.id', 's.estado_id')
    .innerJoin('entidades as e', 'e.id', 's.entidad_id')
    .innerJoin('solicitudes_campos as c', 'c.solicitud_id', 's.id')
    .innerJoin('elementos_de_dato as de', 'de.id', 'c.elemento_id')
    .select(['s.id', 's.servicio_nombre as servicio', 'e.id as entidadId', 'e.nombre as entidad'])
    .select(['t.nombre as estado', 'de.identificador as porElemento'])
    .select(sql<string>`s.radicado`.as('radicado'))
    .distinctOn('s.radicado')
    .where('c.elemento_id', '=', sql<number>`any(${[...elementoIds]}::int[])`)
    .where('s.radicado', 'is not', null)
    .where('t.cerrado', '=', false)
    .orderBy('s.radicado')
    .orderBy('c.orden')
    .execute();
}

/** Open mesas some servicios are linked to, with the entity that leads each. */
export async function listMesasAlcanzadas(database: Database, servicioIds: readonly number[]) {
  if (servicioIds.length === 0) return [];
  return database
    .selectFrom('mesas as m')
    .innerJoin('entidades as e', 'e.id', 'm.entidad_lider_id')
    .select(['m.id', 'm.nombre', 'e.id as entidadId', 'e.nombre as entidad'])
    .where('m.activa', '=', true)
    .where('m.id', 'in', (from) =>
      from
        .selectFrom('mesas_servicios')
        .select('mesa_id')
        .where('servicio_id', 'in', [...servicioIds]),
    )
    .orderBy(spanishOrder('m.nombre'))
    .orderBy('m.id')
    .execute();
}
