import { ZONE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { HechoServicioDeMesa } from '../../rules/hechos/hechos-de-tramite.ts';
import { HECHOS_POR_PAGINA, LUGAR_DE_ENTIDAD, type Pagina } from './momento.queries.ts';

/** The servicios of the mesas that had begun at a moment, and whether a certificate raised them in the year after. */
export async function listHechosDeServiciosDeMesas(
  database: Kysely<DatabaseSchema>,
  { hasta, despuesDe }: Pagina,
): Promise<readonly HechoServicioDeMesa[]> {
  const zona = sql.lit(ZONE.name);
  const { rows } = await sql<HechoServicioDeMesa>`
    select s.id, ${LUGAR_DE_ENTIDAD}, bool_or(exists (
      select from certificados c
      where c.servicio_id = s.id and c.expedido_en > m.created_at and c.expedido_en < ${hasta}
        and c.expedido_en < (((m.created_at at time zone ${zona})::date + interval '12 months')::date + 1)::timestamp at time zone ${zona}
        and c.nivel > coalesce((select max(a.nivel) from certificados a
          where a.servicio_id = s.id and a.expedido_en <= m.created_at), 0))) as subio
    from mesas_servicios x join mesas m on m.id = x.mesa_id join servicios s on s.id = x.servicio_id
    join entidades e on e.id = s.entidad_id
    where m.created_at < ${hasta} and s.id > ${despuesDe}
    group by s.id, e.id order by s.id limit ${HECHOS_POR_PAGINA}`.execute(database);
  return rows;
}
