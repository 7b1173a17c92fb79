import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import { toMomentoPublicado } from './momento.queries.ts';
import { FILAS_POR_PAGINA, type FilaConClave } from './read-por-clave.ts';

type Database = Kysely<DatabaseSchema>;

/** Versions of elements that everybody reads. */
const PUBLICADOS = sql`('incorporado', 'historico', 'caducado')`;

/** Versions of elements of the public dictionary. */
export async function listElementosAbiertos(database: Database, despuesDe: number) {
  const { rows } = await sql<FilaConClave>`
    select v.id as clave, v.oid, e.identificador, v.nombre, v.definicion, e.tipo, e.clase, c.codigo as capa, d.nombre as dominio,
      v.mayor || '.' || v.menor as version, v.estado, v.tipo_dato, v.longitud_minima, v.longitud_maxima, v.patron,
      v.unidad_medida, v.clasificacion_informacion as clasificacion, v.dato_personal, r.nit as nit_responsable,
      r.nombre as entidad_responsable, ${toMomentoPublicado('v.rige_desde')} as rige_desde,
      ${toMomentoPublicado('v.rige_hasta')} as rige_hasta,
      (select count(distinct u.servicio_id)::int from servicios_elementos u where u.version_id = v.id) as servicios
    from elementos_versiones v join elementos_de_dato e on e.id = v.elemento_id join capas_de_uso c on c.id = e.capa_id
    join dominios d on d.id = e.dominio_id left join entidades r on r.id = v.entidad_responsable_id
    where v.id > ${despuesDe} and v.estado in ${PUBLICADOS} order by v.id limit ${FILAS_POR_PAGINA}`.execute(
    database,
  );
  return rows;
}

/** Data that are needed; what a visitor wrote is told once an entidad needs it too, as in the directory. */
export async function listDemandasAbiertas(database: Database, despuesDe: string) {
  const { rows } = await sql<FilaConClave<string>>`
    with grupos as (
      select m.clave, max(m.elemento_id) as elemento_id, min(m.dato) filter (where m.entidad_id is not null) as dato,
        (count(*) filter (where m.entidad_id is not null))::int as entidades,
        coalesce(sum(m.veces) filter (where m.entidad_id is null), 0)::int as visitantes, max(m.pedido_en) as ultima
      from directorio_demandas m where m.clave collate "C" > ${despuesDe} group by m.clave
    )
    select g.clave, e.identificador as elemento, coalesce(v.nombre, g.dato, '') as dato, g.entidades, g.visitantes,
      (select count(*)::int from directorio_servicios s where s.entrega @> array[g.elemento_id]) as servicios,
      ${toMomentoPublicado('g.ultima')} as ultima
    from grupos g left join elementos_de_dato e on e.id = g.elemento_id
    left join lateral (
      select v.nombre from elementos_versiones v where v.elemento_id = e.id and v.estado in ${PUBLICADOS}
      order by v.estado <> 'incorporado', v.mayor desc, v.menor desc limit 1) v on true
    where g.elemento_id is not null or g.entidades > 0
    order by g.clave collate "C" limit ${FILAS_POR_PAGINA}`.execute(database);
  return rows;
}
