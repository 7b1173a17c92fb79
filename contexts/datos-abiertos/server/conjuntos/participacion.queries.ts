import { ZONE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import { toMomentoPublicado } from './momento.queries.ts';
import { FILAS_POR_PAGINA, type FilaConClave } from './read-por-clave.ts';

type Database = Kysely<DatabaseSchema>;

/** Entidades of one page where each brings several rows. */
const ENTIDADES_POR_PAGINA = 100;

/** Entidades with somebody active in them. */
export async function listEntidadesVinculadas(database: Database, despuesDe: number) {
  const { rows } = await sql<FilaConClave>`
    select e.id as clave, e.nit, e.digito_verificacion, e.nombre, e.sigla, e.tipo, s.codigo as codigo_sector, s.nombre as sector,
      o.nombre as orden, e.departamento_codigo as codigo_departamento, d.nombre as departamento,
      e.municipio_codigo as codigo_municipio, m.nombre as municipio, e.codigo_xroad,
      (select count(*)::int from directorio_servicios x where x.entidad_id = e.id) as servicios
    from entidades e left join sectores s on s.id = e.sector_id left join ordenes o on o.id = e.orden_id
    left join departamentos d on d.codigo = e.departamento_codigo left join municipios m on m.codigo = e.municipio_codigo
    where e.id > ${despuesDe} and exists (select from membresias b where b.entidad_id = e.id and b.estado = 'activa')
    order by e.id limit ${FILAS_POR_PAGINA}`.execute(database);
  return rows;
}

/** Mesas as everybody reads them. */
export async function listMesasPublicas(database: Database, despuesDe: number) {
  const { rows } = await sql<FilaConClave>`
    select m.id as clave, m.id as mesa, m.nombre, m.objetivo, e.nit as nit_lider, e.nombre as entidad_lider, m.activa,
      ${toMomentoPublicado('m.created_at')} as creada, ${toMomentoPublicado('m.cerrada_en')} as cerrada,
      (select count(*)::int from mesas_entidades p where p.mesa_id = m.id) as entidades,
      (select count(*)::int from mesas_servicios s where s.mesa_id = m.id) as servicios,
      (select count(*)::int from reuniones r where r.mesa_id = m.id and r.estado = 'realizada') as reuniones_realizadas
    from mesas m join entidades e on e.id = m.entidad_lider_id where m.id > ${despuesDe}
    order by m.id limit ${FILAS_POR_PAGINA}`.execute(database);
  return rows;
}

/** Meetings without the names of those who attend, and without their place and their link. */
export async function listReunionesPublicas(database: Database, despuesDe: number) {
  const { rows } = await sql<FilaConClave>`
    select r.id as clave, r.id as reunion, r.mesa_id as mesa, r.tematica as tema, r.estado,
      ${toMomentoPublicado('r.inicia_en')} as inicia, r.duracion_minutos,
      (select count(*)::int from reuniones_participantes p where p.reunion_id = r.id and p.asistio) as asistentes,
      (select count(distinct p.entidad_id)::int from reuniones_participantes p where p.reunion_id = r.id and p.asistio)
        as entidades_asistentes,
      a.numero as acta, ${toMomentoPublicado('a.sellada_en')} as acta_sellada
    from reuniones r left join actas a on a.reunion_id = r.id and a.sellada_en is not null
    where r.id > ${despuesDe} order by r.id limit ${FILAS_POR_PAGINA}`.execute(database);
  return rows;
}

/** Compromisos by entidad and month; what was called off is none (IND-21). */
export async function listCompromisosPorMes(database: Database, despuesDe: number) {
  const { rows } = await sql<FilaConClave>`
    with elegidas as (
      select distinct c.entidad_id from compromisos c where c.entidad_id > ${despuesDe} and c.estado <> 'cancelado'
      order by c.entidad_id limit ${ENTIDADES_POR_PAGINA}
    )
    select e.id as clave, e.nit, e.nombre as entidad, to_char(c.fecha_vencimiento, 'YYYY-MM') as mes,
      count(*)::int as compromisos, (count(*) filter (where c.estado = 'cumplido'))::int as cumplidos,
      (count(*) filter (where c.estado = 'cumplido'
        and (c.cerrado_en at time zone ${sql.lit(ZONE.name)})::date <= c.fecha_vencimiento))::int as cumplidos_a_tiempo,
      (count(*) filter (where c.estado <> 'cumplido'))::int as abiertos
    from elegidas x join entidades e on e.id = x.entidad_id
    join compromisos c on c.entidad_id = x.entidad_id and c.estado <> 'cancelado'
    group by e.id, e.nit, e.nombre, to_char(c.fecha_vencimiento, 'YYYY-MM')
    order by e.id, mes`.execute(database);
  return rows;
}
