import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { HechoDescargas, HechoMembresias, HechoValidaciones } from '../../rules/hechos/hechos.ts';
import { HECHOS_POR_PAGINA, LUGAR_DE_ENTIDAD, type Pagina } from './momento.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** Runs of the validator in a period by entidad; 0 is everybody without a session. */
export async function listHechosDeValidaciones(
  database: Database,
  { desde, hasta, despuesDe }: Pagina,
): Promise<readonly HechoValidaciones[]> {
  const { rows } = await sql<HechoValidaciones>`
    select coalesce(e.id, 0) as id, ${LUGAR_DE_ENTIDAD}, count(*)::int as total,
      count(*) filter (where v.resultado = 'valido')::int as validas
    from validaciones v left join entidades e on e.id = v.entidad_id
    where v.created_at >= ${desde} and v.created_at < ${hasta} and coalesce(e.id, 0) > ${despuesDe}
    group by e.id order by 1 limit ${HECHOS_POR_PAGINA}`.execute(database);
  return rows;
}

/** Downloads in a period by entidad and kind; 0 is everybody without a session. */
export async function listHechosDeDescargas(
  database: Database,
  { desde, hasta, despuesDe }: Pagina,
): Promise<readonly HechoDescargas[]> {
  const { rows } = await sql<HechoDescargas>`
    with sumas as (
      select coalesce(d.entidad_id, 0) as id, d.tipo, count(*)::int as total from esquemas_descargas d
      where d.created_at >= ${desde} and d.created_at < ${hasta} group by d.entidad_id, d.tipo
    ), paginas as (select distinct id from sumas where id > ${despuesDe} order by id limit ${HECHOS_POR_PAGINA})
    select u.id, u.tipo, u.total, ${LUGAR_DE_ENTIDAD}
    from sumas u join paginas p on p.id = u.id left join entidades e on e.id = u.id order by u.id, u.tipo`.execute(
    database,
  );
  return rows;
}

/** Memberships at a moment by entidad and state. */
export async function listHechosDeMembresias(
  database: Database,
  { hasta, despuesDe }: Pagina,
): Promise<readonly HechoMembresias[]> {
  const { rows } = await sql<HechoMembresias>`
    with sumas as (
      select m.entidad_id as id, m.estado, count(*)::int as total from membresias m
      where m.created_at < ${hasta} group by m.entidad_id, m.estado
    ), paginas as (select distinct id from sumas where id > ${despuesDe} order by id limit ${HECHOS_POR_PAGINA})
    select u.id, u.estado, u.total, ${LUGAR_DE_ENTIDAD}
    from sumas u join paginas p on p.id = u.id join entidades e on e.id = u.id order by u.id, u.estado`.execute(
    database,
  );
  return rows;
}
