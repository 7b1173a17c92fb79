import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { HechoCampos, HechoDevuelto } from '../../rules/hechos/hechos.ts';
import { HECHOS_POR_PAGINA, LUGAR_DE_ENTIDAD, type Pagina } from './momento.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** The requests that were filed or sent back in a period. */
export async function listHechosDevueltos(
  database: Database,
  { desde, hasta, despuesDe }: Pagina,
): Promise<readonly HechoDevuelto[]> {
  const { rows } = await sql<HechoDevuelto>`
    with pasos as (
      select p.solicitud_id, count(*) filter (where p.accion = 'devolver')::int as devoluciones,
        bool_or(d.codigo = 'borrador') as radicada
      from solicitudes_pasos p join estados_solicitud d on d.id = p.desde_id
      where p.created_at >= ${desde} and p.created_at < ${hasta} group by p.solicitud_id
    )
    select s.id, s.nivel, s.entidad_id as entidad, ${LUGAR_DE_ENTIDAD}, p.radicada, p.devoluciones
    from pasos p join solicitudes s on s.id = p.solicitud_id join entidades e on e.id = s.entidad_id
    where (p.radicada or p.devoluciones > 0) and s.id > ${despuesDe} order by s.id limit ${HECHOS_POR_PAGINA}`.execute(
    database,
  );
  return rows;
}

/** The fields of the requests of level 1 that were certified in a period. */
export async function listHechosDeCampos(
  database: Database,
  { desde, hasta, despuesDe }: Pagina,
): Promise<readonly HechoCampos[]> {
  const { rows } = await sql<HechoCampos>`
    with certificadas as (
      select distinct p.solicitud_id from solicitudes_pasos p join estados_solicitud h on h.id = p.hasta_id
      where h.codigo = 'certificada' and p.created_at >= ${desde} and p.created_at < ${hasta}
    )
    select s.id, s.entidad_id as entidad, ${LUGAR_DE_ENTIDAD}, count(*)::int as campos,
      count(f.elemento_id)::int as "conElemento", count(f.accion)::int as decididos,
      count(*) filter (where f.accion = 'reutilizar')::int as reutilizados
    from certificadas c join solicitudes s on s.id = c.solicitud_id join entidades e on e.id = s.entidad_id
    join solicitudes_campos f on f.solicitud_id = s.id
    where s.nivel = 1 and s.id > ${despuesDe}
    group by s.id, e.id order by s.id limit ${HECHOS_POR_PAGINA}`.execute(database);
  return rows;
}
