import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';

/** Hours ago of each measured hour: two of what everybody may read, and two that are too young. */
const HACE = [1, 30, 24 * 12, 24 * 13] as const;

/** Member codes of those who exchange: the entidad of who leads one, and others. */
const MIEMBROS_DE_INFORMES = {
  liderada: 'REPORTADA-0001',
  otra: 'REPORTADA-0002',
  ajena: 'REPORTADA-0003',
} as const;

/**
 * What the reports count and no demo has: exchanges of three members, validations and downloads of several days and
 * entidades, and a target.
 *
 * @param lider number of who leads the first entidad
 */
export async function addHechosDeInformes(database: Kysely<DatabaseSchema>, lider: string): Promise<void> {
  const { liderada, otra, ajena } = MIEMBROS_DE_INFORMES;
  await sql`update entidades set codigo_xroad = ${liderada} where id = (select min(m.entidad_id) from membresias m
    join usuarios u on u.id = m.usuario_id where u.numero_identificacion = ${lider} and m.estado = 'activa')`.execute(
    database,
  );
  await sql`insert into plataforma_subsistemas (ambiente, instancia, clase, miembro, codigo)
    select 'produccion', 'CO', 'GOB', x, 'SERVICIOS' from unnest(${[liderada, otra, ajena]}::text[]) x`.execute(
    database,
  );
  await sql`with s as (insert into plataforma_servicios (subsistema_id, codigo, numero)
      select id, 'consultar', 'v1' from plataforma_subsistemas where miembro in (${liderada}, ${otra}) returning id, subsistema_id)
    insert into plataforma_relaciones (servicio_id, cliente_id)
    select s.id, c.id from s join plataforma_subsistemas p on p.id = s.subsistema_id
    join plataforma_subsistemas c on c.miembro = case p.miembro when ${liderada} then ${otra} else ${ajena} end`.execute(
    database,
  );
  await sql`with i as (insert into plataforma_importaciones (ambiente, nombre, estado, resumen, creada_por)
      select 'produccion', 'horas.jsonl', 'aplicada', '{}', min(id) from usuarios returning id),
    h as (select floor(extract(epoch from now()) / 3600)::int - x as hora from unnest(${[...HACE]}::int[]) x),
    v as (insert into plataforma_horas_vigentes (ambiente, hora, importacion_id, abierta_hasta)
      select 2, h.hora, i.id, now() from h, i
      on conflict (ambiente, hora) do update set importacion_id = excluded.importacion_id)
    insert into plataforma_horas (ambiente, hora, importacion_id, relacion_id, total, exitosas, por_falla, sin_pareja, ms_total,
      ms_proveedor, ms_red, con_red, bytes)
    select 2, h.hora, i.id, r.id, 10, 7, array[0, 3, 0, 0, 0, 0, 0], 0, array_fill(0, array[32]), array_fill(1, array[32]), 0, 0, 900
    from h, i, plataforma_relaciones r join plataforma_subsistemas c on c.id = r.cliente_id
    where c.miembro in (${otra}, ${ajena})`.execute(database);
  await sql`insert into plataforma_anomalias (servicio_id, hora, medida, valor, mediana, distancia, semanas)
    select s.id, floor(extract(epoch from now()) / 3600)::int - 1, 'fallas', 3, 0, 9, 8 from plataforma_servicios s
    join plataforma_subsistemas m on m.id = s.subsistema_id where m.miembro in (${liderada}, ${otra})`.execute(
    database,
  );
  await sql`insert into plataforma_meses (servicio_id, fecha_mes, incumplidas)
    select min(id), mes::date, case when mes = '2026-09-01' then array['p95'] else '{}'::text[] end
    from servicios, unnest(array['2026-08-01', '2026-09-01']) mes group by mes on conflict do nothing`.execute(
    database,
  );
  await sql`with c as (insert into validaciones (esquema, formato, version_id, entidad_id, resultado, mensajes, errores, created_at)
      select 'elemento', case when n % 2 = 0 then 'xml' else 'json' end, v.id, e.id,
        case when n % 3 = 0 then 'invalido' else 'valido' end, n, n % 3, now() - n * interval '1 day'
      from (select id from elementos_versiones where estado = 'incorporado' order by id limit 2) v,
        (select entidad_id as id from membresias where estado = 'activa' group by entidad_id union all select null) e,
        generate_series(1, 3) n
      returning id, resultado)
    insert into validaciones_reglas (validacion_id, regla, cantidad)
    select id, 'patron', 2 from c where resultado = 'invalido'`.execute(database);
  await sql`insert into esquemas_descargas (tipo, version_id, entidad_id, created_at)
    select case when n % 2 = 0 then 'xsd' else 'json' end, v.id, e.id, now() - n * interval '1 day'
    from (select id from elementos_versiones where estado = 'incorporado' order by id limit 2) v,
      (select min(entidad_id) as id from membresias where estado = 'activa' union all select null) e,
      generate_series(1, 4) n`.execute(database);
  await sql`insert into indicadores_metas (codigo, fecha_desde, fecha_hasta, valor, fuente)
    values ('IND-02', '2020-01-01', '2099-12-31', 70, 'Plan de la prueba')`.execute(database);
}
