import { ZONE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import { toNumeroAmbiente } from '@marco/plataforma/port';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { FilaConClave } from './read-por-clave.ts';

/** Days between what happens at the platform and what everybody reads of it (domain reportes §9). */
const DIAS_DE_ESPERA = 10;

const PRODUCCION = sql.lit(toNumeroAmbiente('produccion'));
/** Hours since 1970 at which a day of the country begins. */
const toHora = (dia: RawBuilder<unknown>) =>
  sql`(extract(epoch from (${dia})::timestamp at time zone ${sql.lit(ZONE.name)}) / 3600)::int`;
const toDia = (hora: RawBuilder<unknown>) =>
  sql`(to_timestamp(${hora} * 3600.0) at time zone ${sql.lit(ZONE.name)})::date`;
const HASTA = sql`(now() at time zone ${sql.lit(ZONE.name)})::date - ${sql.lit(DIAS_DE_ESPERA)}`;

/** What each servicio answered on the first day after one with anything; who asked is not told. */
export async function listIntercambioPorDia(database: Kysely<DatabaseSchema>, despuesDe: string) {
  const { rows } = await sql<FilaConClave<string>>`
    with siguiente as (
      select ${toDia(sql`min(g.hora)`)} as dia from plataforma_horas_vigentes g
      where g.ambiente = ${PRODUCCION} and g.hora >= ${toHora(sql`${despuesDe}::date + 1`)} and g.hora < ${toHora(HASTA)}
        and exists (select from plataforma_horas h
          where h.ambiente = g.ambiente and h.hora = g.hora and h.importacion_id = g.importacion_id)
    )
    select n.dia::text as clave, n.dia::text as dia, m.miembro,
      (select e.nombre from entidades e where e.codigo_xroad = m.miembro order by e.id limit 1) as entidad,
      p.codigo as codigo_servicio, p.numero as version, p.servicio_id as servicio, sum(h.total)::float8 as transacciones,
      sum(h.exitosas)::float8 as exitosas
    from siguiente n
    join plataforma_horas h on h.ambiente = ${PRODUCCION} and h.hora >= ${toHora(sql`n.dia`)} and h.hora < ${toHora(sql`n.dia + 1`)}
    join plataforma_horas_vigentes g on g.ambiente = h.ambiente and g.hora = h.hora and g.importacion_id = h.importacion_id
    join plataforma_relaciones r on r.id = h.relacion_id join plataforma_servicios p on p.id = r.servicio_id
    join plataforma_subsistemas m on m.id = p.subsistema_id
    group by n.dia, m.miembro, p.id, p.codigo, p.numero, p.servicio_id
    order by p.id`.execute(database);
  return rows;
}
