import { sql } from 'kysely';
import type { Bench } from './start-bench.ts';

type Filled = Pick<Bench, 'database'>;

/** Days the facts are of. */
const DIAS = 1000;
const RELACIONES = 500;

/**
 * Validations and downloads of a thousand days, so many of each. Each of 120 entidades checks and downloads three versions in
 * force, one of them as JSON; a third of the validations found a fault.
 */
export async function insertHechos({ database: { kysely } }: Filled, cantidad: number): Promise<void> {
  const fuente = sql`(select n, n % ${sql.lit(DIAS)} as dias, e.ids[1 + n / ${sql.lit(DIAS)} % 120] as entidad,
      n / ${sql.lit(DIAS)} / 120 % 3 as cual, v.ids[1 + (n / ${sql.lit(DIAS)} % 120 * 7 + n / ${sql.lit(DIAS)} / 120 % 3) % cardinality(v.ids)] as version
    from generate_series(1, ${sql.lit(cantidad)}) n,
      (select array_agg(id order by id) as ids from elementos_versiones where estado = 'incorporado') v,
      (select array_agg(id order by id) as ids from (select id from entidades order by id limit 120) x) e) f`;
  await sql`with c as (insert into validaciones (esquema, formato, version_id, entidad_id, resultado, mensajes, errores, created_at)
      select 'elemento', case when f.cual = 0 then 'json' else 'xml' end, f.version, f.entidad,
        case when f.n % 3 = 0 then 'invalido' else 'valido' end, 1 + f.n % 5, f.n % 3, now() - f.dias * interval '1 day'
      from ${fuente} returning id, resultado)
    insert into validaciones_reglas (validacion_id, regla, cantidad)
    select id, 'estructura', 1 from c where resultado = 'invalido'`.execute(kysely);
  await sql`insert into esquemas_descargas (tipo, version_id, entidad_id, created_at)
    select case when f.cual = 0 then 'json' else 'xsd' end, f.version, f.entidad, now() - f.dias * interval '1 day'
    from ${fuente}`.execute(kysely);
}

/** Hours of production that end with the last full one: of each, five hundred pairs who exchanged. */
export async function insertHoras({ database: { kysely } }: Filled, cantidad: number): Promise<void> {
  await sql`with i as (insert into plataforma_importaciones (ambiente, estado, nombre, creada_por, resumen)
      select 'produccion', 'aplicada', 'bench', min(id), '{}' from usuarios returning id),
    m as (insert into plataforma_subsistemas (ambiente, instancia, clase, miembro, codigo)
      select 'produccion', 'CO', 'GOB', coalesce(e.codigo_xroad, 'M' || e.id), 'bench'
      from (select * from entidades order by id limit 70) e returning id),
    s as (insert into plataforma_servicios (codigo, numero, subsistema_id)
      select 'servicio' || id, 'v1', id from (select id from m order by id limit 50) x returning id),
    r as (insert into plataforma_relaciones (cliente_id, servicio_id)
      select c.id, s.id from s cross join (select id from m order by id desc limit ${sql.lit(RELACIONES / 50)}) c returning id),
    h as (select floor(extract(epoch from now()) / 3600)::int - n as hora
      from generate_series(1, ${sql.lit(Math.ceil(cantidad / RELACIONES))}) n),
    g as (insert into plataforma_horas_vigentes (ambiente, hora, importacion_id, abierta_hasta)
      select 2, h.hora, i.id, now() from h, i returning hora)
    insert into plataforma_horas (ambiente, bytes, con_red, exitosas, hora, importacion_id, ms_proveedor, ms_red, ms_total, por_falla,
      relacion_id, sin_pareja, total)
    select 2, 1000 * t.total, t.total, t.total - r.id % 3, h.hora, i.id, t.tiempos, 10 * t.total, t.tiempos,
      array[r.id % 3, 0, 0, 0], r.id, 0, t.total
    from h cross join r cross join i
    cross join lateral (select 10 + (h.hora + r.id) % 50 as total, array_fill((10 + (h.hora + r.id) % 50) / 10, array[10]) as tiempos) t`.execute(
    kysely,
  );
}
