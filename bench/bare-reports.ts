import { toColombianDay } from '@marco/country/working-days';
import { type RawBuilder, sql } from 'kysely';

/**
 * A page of a report as somebody would write it by hand: the same rows with the same rights in the same order, what is
 * added up over all of them, and no product around. Its statements are sent at once.
 */
export type Bare = readonly RawBuilder<unknown>[];

export const TODO = sql`true`;
const DIA = (column: string) => sql`(${sql.ref(column)} at time zone 'America/Bogota')::date`;
export const enEnero = (column: string) =>
  sql`${sql.ref(column)} >= '2025-01-01 05:00Z' and ${sql.ref(column)} < '2025-02-01 05:00Z'`;
/** Requests of the entidades of a group. */
export const deEntidades = (condition: RawBuilder<unknown>) =>
  sql`s.entidad_id in (select id from entidades where ${condition})`;
export const VENCIDA = sql`not es.cerrado and s.fecha_vencimiento < ${sql.lit(toColombianDay(new Date()))}::date`;

/**
 * Requests, the latest first.
 *
 * @param isFew those found are ordered: along the index of the latest, all of another time would be looked at before
 */
export function ofSolicitudes(condition: RawBuilder<unknown>, isFew = false): Bare {
  const desde = sql`solicitudes s join estados_solicitud es on es.id = s.estado_id where ${condition}`;
  const pagina = isFew
    ? sql`with f as materialized (select s.id, s.created_at from ${desde})
      select id from f order by created_at desc, id limit 20`
    : sql`select s.id from ${desde} order by s.created_at desc, s.id limit 20`;
  return [
    sql`select count(*), count(*) filter (where not es.cerrado), count(*) filter (where ${VENCIDA}) from ${desde}`,
    sql`select s.id, s.radicado, s.nivel, s.tipo, s.servicio_nombre, e.nombre, e.nit, es.codigo, s.radicada_en, s.fecha_vencimiento,
        s.cerrada_en, n.servicio_version_id, (select max(k.numero) from certificados k where k.solicitud_id = s.id) as certificado,
        (select max(v.mayor || '.' || v.menor) from servicios_versiones v where v.solicitud_id = s.id) as version,
        (select json_agg(json_build_object('desde', p.desde_id, 'hasta', p.hasta_id, 'en', p.created_at, 'accion', p.accion)
          order by p.id) from solicitudes_pasos p where p.solicitud_id = s.id) as pasos,
        (select json_agg(json_build_object('desde', u.fecha_desde, 'hasta', u.fecha_hasta)) from solicitudes_suspensiones u
          where u.solicitud_id = s.id) as suspensiones
      from (${pagina}) p join solicitudes s on s.id = p.id join estados_solicitud es on es.id = s.estado_id
      join entidades e on e.id = s.entidad_id left join solicitudes_nivel_tres n on n.solicitud_id = s.id
      order by s.created_at desc, s.id`,
  ];
}

/** Validations by day, with the rules that failed. */
export function ofValidaciones(condition: RawBuilder<unknown>): Bare {
  return [
    sql`with g as materialized (select min(c.id) as id, ${DIA('c.created_at')} as dia, c.entidad_id, c.version_id, c.formato,
        sum(c.mensajes) as mensajes, sum(c.mensajes) filter (where c.resultado = 'valido') as validos, sum(c.errores) as errores
        from validaciones c where ${condition} group by 2, 3, 4, 5),
      p as materialized (select * from g order by dia desc, id desc limit 20),
      t as (select count(*) as total, sum(mensajes) as mensajes, sum(validos) as validos, sum(errores) as errores from g)
      select t.*, p.*, e.nombre, v.nombre, v.mayor, v.menor, el.identificador,
        (select array_agg(distinct r.regla) from validaciones c join validaciones_reglas r on r.validacion_id = c.id
          where c.created_at >= p.dia::timestamp at time zone 'America/Bogota'
            and c.created_at < (p.dia + 1)::timestamp at time zone 'America/Bogota'
            and c.entidad_id = p.entidad_id and c.version_id = p.version_id and c.formato = p.formato and ${condition}) as reglas
      from t left join p on true left join entidades e on e.id = p.entidad_id
      left join elementos_versiones v on v.id = p.version_id left join elementos_de_dato el on el.id = v.elemento_id
      order by p.dia desc, p.id desc`,
  ];
}

/** Downloads by day. */
export function ofDescargas(condition: RawBuilder<unknown>): Bare {
  return [
    sql`with g as materialized (select min(d.id) as id, ${DIA('d.created_at')} as dia, d.tipo, d.version_id, d.entidad_id,
        count(*) as descargas from esquemas_descargas d where ${condition} group by 2, 3, 4, 5),
      p as materialized (select * from g order by dia desc, id desc limit 20),
      t as (select count(*) as total, sum(descargas) as descargas from g),
      v as (select count(version_id) as versiones from (select distinct version_id from g) x)
      select t.*, v.*, p.*, e.nombre, ve.nombre, ve.mayor, ve.menor, el.identificador
      from t cross join v left join p on true left join entidades e on e.id = p.entidad_id
      left join elementos_versiones ve on ve.id = p.version_id left join elementos_de_dato el on el.id = ve.elemento_id
      order by p.dia desc, p.id desc`,
  ];
}

const MOSTRADOS = sql`v.estado not in ('historico', 'descartado')`;

/** Versions of elements by name, with what uses each. */
export function ofElementos(condition: RawBuilder<unknown>): Bare {
  const desde = sql`elementos_versiones v join elementos_de_dato e on e.id = v.elemento_id where ${MOSTRADOS} and ${condition}`;
  return [
    sql`select count(*), count(distinct v.elemento_id),
      (select count(*) from ${desde} and exists (select from servicios_elementos u where u.version_id = v.id)) from ${desde}`,
    sql`select v.id, v.oid, e.identificador, v.nombre, e.tipo, c.codigo, v.mayor, v.menor, v.estado, v.rige_desde, u.*,
        (select min(s.radicado) from solicitudes_campos f join solicitudes s on s.id = f.solicitud_id
          where f.elemento_id = e.id and f.accion = 'crear') as radicado,
        (select count(*) from esquemas_descargas d where d.version_id = v.id) as descargas,
        (select sum(k.mensajes) from validaciones k where k.version_id = v.id) as validaciones
      from (select v.id from ${desde} order by v.clave_de_orden, v.id limit 20) p join elementos_versiones v on v.id = p.id
      join elementos_de_dato e on e.id = v.elemento_id join capas_de_uso c on c.id = e.capa_id
      cross join lateral (select count(*), count(distinct x.entidad_id) from servicios_elementos se
        join servicios x on x.id = se.servicio_id where se.version_id = v.id) u (servicios, entidades)
      order by v.clave_de_orden, v.id`,
  ];
}

/** Hours of production of each pair, the newest first. */
export function ofHoras(condition: RawBuilder<unknown>): Bare {
  const desde = sql`plataforma_horas h
    join plataforma_horas_vigentes g on g.ambiente = h.ambiente and g.hora = h.hora and g.importacion_id = h.importacion_id
    join plataforma_relaciones r on r.id = h.relacion_id join plataforma_subsistemas c on c.id = r.cliente_id
    join plataforma_servicios p on p.id = r.servicio_id join plataforma_subsistemas m on m.id = p.subsistema_id
    where h.ambiente = 2 and ${condition}`;
  return [
    sql`select count(*), sum(h.total), sum(h.exitosas), max(h.hora) from ${desde}`,
    sql`select x.*, (select min(e.nombre) from entidades e where e.codigo_xroad = x.proveedor),
        (select min(e.nombre) from entidades e where e.codigo_xroad = x.consumidor), s.nombre
      from (select h.hora, h.total, h.exitosas, h.por_falla, h.ms_proveedor, h.bytes, m.miembro as proveedor, c.miembro as consumidor,
          p.codigo, p.servicio_id
        from ${desde} order by h.hora desc, h.relacion_id limit 20) x left join servicios s on s.id = x.servicio_id`,
  ];
}
