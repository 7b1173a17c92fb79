import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../schema.generated.ts';

type Database = Transaction<DatabaseSchema>;

/** Who operates the platform in the demo data. */
const OPERADOR = '1000000012';
/** Tasks that wait, days between them, the newest of which came today, and days each may take. */
const PENDIENTES = 6;
const CADA_DIAS = 3;
const PLAZO_DIAS = 14;
/** Days after which the permission of an acuerdo in force stands, and those it may take. */
const CON_PERMISO_DIAS = 39;
const PLAZO_PERMISO_DIAS = 7;

/**
 * The work of the operator: the services of production stand in quality too, with the tasks by which they came there; and
 * versions that passed level 2 wait, the first of them for too long.
 */
export async function insertTareasXroad(trx: Database, now: Date): Promise<void> {
  await sql`with subsistemas as (
      insert into plataforma_subsistemas (ambiente, instancia, clase, miembro, codigo, nombre, en_catalogo)
      select 'calidad', 'CO-QA', m.clase, m.miembro, m.codigo, m.nombre, true from plataforma_subsistemas m
      where m.ambiente = 'produccion' returning id, clase, miembro, codigo
    )
    insert into plataforma_servicios (subsistema_id, codigo, numero, tipo, servicio_id, en_catalogo)
    select q.id, s.codigo, s.numero, s.tipo, s.servicio_id, true
    from plataforma_servicios s join plataforma_subsistemas m on m.id = s.subsistema_id and m.ambiente = 'produccion'
    join subsistemas q on q.clase = m.clase and q.miembro = m.miembro and q.codigo = m.codigo`.execute(trx);
  await sql`insert into plataforma_tareas (tipo, referencia, abierta_en, fecha_limite, cerrada_en, cerrada_por)
    select p.tipo, v.id, ${now}::timestamptz - p.hace * interval '1 day', (${now}::timestamptz - p.hace * interval '1 day')::date + ${sql.lit(PLAZO_DIAS)},
      ${now}::timestamptz - (p.hace - 4 - v.id % 5) * interval '1 day', u.id
    from (values ('registrar', 160), ('publicar', 100)) as p (tipo, hace)
    join servicios_versiones v on v.estado = 'publicada'
    join plataforma_servicios s on s.servicio_id = v.servicio_id
    join plataforma_subsistemas m on m.id = s.subsistema_id and m.ambiente = 'produccion'
    join usuarios u on u.numero_identificacion = ${OPERADOR}`.execute(trx);
  await insertEvaluadas(trx, now);
  await insertPermisos(trx, now);
}

/** The acuerdos that are in force for long have their permission in production; those of the others wait for the operator. */
async function insertPermisos(trx: Database, now: Date): Promise<void> {
  await sql`with acordado as (
      select a.servicio_id, a.aprobado_en, split_part(a.subsistema, '/', 3) as miembro, split_part(a.subsistema, '/', 4) as codigo
      from acuerdos a where a.estado = 'activo' and a.aprobado_en < ${now}::timestamptz - ${sql.lit(CON_PERMISO_DIAS)} * interval '1 day'
    ), cliente as (
      insert into plataforma_subsistemas (ambiente, instancia, clase, miembro, codigo, en_catalogo)
      select distinct 'produccion', 'CO', 'GOB', miembro, codigo, true from acordado
      on conflict (ambiente, instancia, clase, miembro, codigo) do update set en_catalogo = true returning id, miembro, codigo
    )
    insert into plataforma_permisos (servicio_id, cliente_id, visto_desde)
    select s.id, c.id, a.aprobado_en + interval '3 days' from acordado a join cliente c on c.miembro = a.miembro and c.codigo = a.codigo
    join plataforma_servicios s on s.servicio_id = a.servicio_id
    join plataforma_subsistemas m on m.id = s.subsistema_id and m.ambiente = 'produccion'`.execute(trx);
  await sql`insert into plataforma_tareas (tipo, referencia, abierta_en, fecha_limite)
    select 'permiso', a.id, ${now}::timestamptz, ${now}::timestamptz::date + ${sql.lit(PLAZO_PERMISO_DIAS)}
    from acuerdos a
    where a.estado = 'activo' and a.aprobado_en >= ${now}::timestamptz - ${sql.lit(CON_PERMISO_DIAS)} * interval '1 day'
    order by a.aprobado_en`.execute(trx);
}

/** Versions that passed level 2: some wait, the oldest for too long; the others stand in quality. */
async function insertEvaluadas(trx: Database, now: Date): Promise<void> {
  await sql`insert into plataforma_tareas (tipo, referencia, abierta_en, fecha_limite)
    select 'registrar', e.id, ${now}::timestamptz - e.hace * interval '1 day',
      (${now}::timestamptz - e.hace * interval '1 day')::date + ${sql.lit(PLAZO_DIAS)}
    from (select v.id, ((row_number() over (order by v.id)) - 1) * ${sql.lit(CADA_DIAS)} as hace
      from servicios_versiones v where v.estado = 'evaluada' order by v.id limit ${sql.lit(PENDIENTES)}) e`.execute(
    trx,
  );
  await sql`with registradas as (
      select v.id, v.servicio_id, 30 + row_number() over (order by v.id) as hace, e.nombre,
        coalesce(e.codigo_xroad, upper(e.sigla) || '-' || lpad(e.id::text, 4, '0')) as miembro
      from servicios_versiones v join servicios s on s.id = v.servicio_id join entidades e on e.id = s.entidad_id
      where v.estado = 'evaluada' and e.sigla ~ '^[A-Za-z]+$'
        and not exists (select from plataforma_tareas t where t.tipo = 'registrar' and t.referencia = v.id)
    ), miembros as (
      insert into plataforma_subsistemas (ambiente, instancia, clase, miembro, codigo, nombre, en_catalogo)
      select distinct 'calidad', 'CO-QA', 'GOB', miembro, '', nombre, true from registradas
      on conflict (ambiente, instancia, clase, miembro, codigo) do nothing
    ), subsistemas as (
      insert into plataforma_subsistemas (ambiente, instancia, clase, miembro, codigo, en_catalogo)
      select distinct 'calidad', 'CO-QA', 'GOB', miembro, 'SERVICIOS', true from registradas
      on conflict (ambiente, instancia, clase, miembro, codigo) do update set en_catalogo = true returning id, miembro
    ), servicios_xroad as (
      insert into plataforma_servicios (subsistema_id, codigo, numero, tipo, servicio_id, en_catalogo)
      select q.id, 'servicio-' || r.servicio_id, 'v1', 'REST', r.servicio_id, true
      from registradas r join subsistemas q on q.miembro = r.miembro
    )
    insert into plataforma_tareas (tipo, referencia, abierta_en, fecha_limite, cerrada_en, cerrada_por)
    select 'registrar', r.id, ${now}::timestamptz - r.hace * interval '1 day',
      (${now}::timestamptz - r.hace * interval '1 day')::date + ${sql.lit(PLAZO_DIAS)},
      ${now}::timestamptz - (r.hace - 5) * interval '1 day', u.id
    from registradas r join usuarios u on u.numero_identificacion = ${OPERADOR}`.execute(trx);
}
