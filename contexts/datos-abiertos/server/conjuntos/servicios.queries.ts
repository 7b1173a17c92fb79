import { buildEstadoDelDia, buildVigenteHoy } from '@marco/certificados/port';
import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import { toMomentoPublicado } from './momento.queries.ts';
import { FILAS_POR_PAGINA, type FilaConClave } from './read-por-clave.ts';

type Database = Kysely<DatabaseSchema>;

/** Consumers of one page: each brings a row for each entidad it consumes of. */
const CONSUMIDORAS_POR_PAGINA = 100;
/** Versions of elements that everybody reads. */
const PUBLICADOS = sql`('incorporado', 'historico', 'caducado')`;

/** Public versions of the servicios of the directory. */
export async function listVersionesAbiertas(database: Database, despuesDe: number) {
  const { rows } = await sql<FilaConClave>`
    select v.id as clave, e.nit, e.nombre as entidad, s.id as servicio, s.nombre, s.descripcion, o.oid as oid_servicio,
      es.nombre as estado_servicio, d.acceso, v.mayor || '.' || v.menor as version, p.oid as oid_version,
      v.estado as estado_version, ${toMomentoPublicado('v.estandarizada_en')} as estandarizada,
      (select max(c.nivel)::int from certificados c where c.servicio_version_id = v.id and ${buildVigenteHoy('c')})
        as nivel_certificado,
      v.fecha_retiro::text as fecha_retiro
    from servicios_versiones v join directorio_servicios d on d.servicio_id = v.servicio_id
    join servicios s on s.id = v.servicio_id join entidades e on e.id = s.entidad_id
    join estados_servicio es on es.id = s.estado_servicio_id
    left join oid_nodos o on o.tipo = 'servicio' and o.objeto_id = s.id and o.estado = 'activo'
    left join pasaportes p on p.version_id = v.id
    where v.id > ${despuesDe} and v.estado <> 'en-elaboracion' order by v.id limit ${FILAS_POR_PAGINA}`.execute(
    database,
  );
  return rows;
}

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

/** Fields of the messages of public versions that carry an element everybody reads. */
export async function listMensajesAbiertos(database: Database, despuesDe: number) {
  const { rows } = await sql<FilaConClave>`
    select f.id as clave, f.id as campo, f.padre_id as campo_padre, e.nit, s.id as servicio, s.nombre as nombre_servicio,
      v.mayor || '.' || v.menor as version, op.codigo as operacion, m.papel as mensaje, f.orden, f.nombre_local,
      el.identificador as elemento, ev.mayor || '.' || ev.menor as version_elemento, ev.oid as oid_elemento, f.minimo, f.maximo
    from servicios_mensajes_campos f join servicios_mensajes m on m.id = f.mensaje_id
    join servicios_operaciones op on op.id = m.operacion_id
    join servicios_versiones v on v.id = op.version_id and v.estado <> 'en-elaboracion'
    join directorio_servicios d on d.servicio_id = v.servicio_id
    join servicios s on s.id = v.servicio_id join entidades e on e.id = s.entidad_id
    join elementos_versiones ev on ev.id = f.elemento_version_id and ev.estado in ${PUBLICADOS}
    join elementos_de_dato el on el.id = ev.elemento_id
    where f.id > ${despuesDe} order by f.id limit ${FILAS_POR_PAGINA}`.execute(database);
  return rows;
}

/** Certificates as their public page tells them, without why somebody changed their state. */
export async function listCertificadosAbiertos(database: Database, despuesDe: number) {
  const { rows } = await sql<FilaConClave>`
    select c.id as clave, c.numero, c.codigo, c.nivel, ${buildEstadoDelDia('c')} as estado,
      ${toMomentoPublicado('c.estado_desde')} as estado_desde, c.servicio_id as servicio,
      c.servicio_nombre as nombre_servicio, v.mayor || '.' || v.menor as version, e.nit, e.nombre as entidad, c.radicado,
      ${toMomentoPublicado('c.expedido_en')} as expedido, c.valido_hasta::text as valido_hasta
    from certificados c join entidades e on e.id = c.entidad_id left join servicios_versiones v on v.id = c.servicio_version_id
    where c.id > ${despuesDe} order by c.id limit ${FILAS_POR_PAGINA}`.execute(database);
  return rows;
}

/** Pairs of entidades with acuerdos in force or suspended, without their purposes. */
export async function listAcuerdosPorPar(database: Database, despuesDe: number) {
  const { rows } = await sql<FilaConClave>`
    with elegidas as (
      select distinct a.consumidora_id from acuerdos a
      where a.consumidora_id > ${despuesDe} and a.estado in ('activo', 'suspendido')
      order by a.consumidora_id limit ${CONSUMIDORAS_POR_PAGINA}
    )
    select c.id as clave, c.nit as nit_consumidora, c.nombre as entidad_consumidora, p.nit as nit_proveedora,
      p.nombre as entidad_proveedora, a.estado, count(distinct a.id)::int as acuerdos,
      count(distinct a.servicio_id)::int as servicios, count(distinct f.campo_id)::int as campos
    from elegidas x join entidades c on c.id = x.consumidora_id
    join acuerdos a on a.consumidora_id = x.consumidora_id and a.estado in ('activo', 'suspendido')
    join entidades p on p.id = a.proveedora_id
    left join acuerdos_finalidades n on n.acuerdo_id = a.id left join acuerdos_campos f on f.finalidad_id = n.id
    group by c.id, c.nit, c.nombre, p.id, p.nit, p.nombre, a.estado
    order by c.id, p.id, a.estado`.execute(database);
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
