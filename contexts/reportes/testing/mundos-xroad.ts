import type { DatabaseSchema } from '@marco/database';
import fc from 'fast-check';
import { sql, type Transaction } from 'kysely';
import { findIdAt, toJson } from './lugares-del-mundo.ts';
import { momentoArbitrary } from './momentos-del-mundo.ts';

const cuantos = <Value>(que: fc.Arbitrary<Value>, maximo: number) => fc.array(que, { maxLength: maximo });
/** Members of X-Road: the entidades of a world are some of them, the others are nobody's. */
const MIEMBROS = 4;
const miembro = fc.nat({ max: MIEMBROS });
const servicio = fc.nat({ max: 3 });

/** What passed through X-Road, what was found of it, the papers of trámites, and what was given up. */
export const xroadArbitrary = fc.record({
  servicios: fc.array(fc.record({ miembro, servicio: fc.option(fc.nat({ max: 6 }), { nil: null }) }), {
    minLength: 1,
    maxLength: 4,
  }),
  horas: cuantos(
    fc.record({
      servicio,
      cliente: miembro,
      en: momentoArbitrary,
      total: fc.integer({ min: 3, max: 9 }),
      fallidas: fc.nat({ max: 3 }),
      cubeta: fc.nat({ max: 31 }),
      cuenta: fc.constantFrom(true, true, true, false),
      ambiente: fc.constantFrom(2, 2, 2, 1),
    }),
    16,
  ),
  contratos: cuantos(
    fc.record({
      servicio,
      estado: fc.constantFrom('igual', 'equivalente', 'distinto'),
      en: momentoArbitrary,
    }),
    4,
  ),
  meses: cuantos(
    fc.record({
      servicio: fc.nat({ max: 6 }),
      mes: fc.integer({ min: 1, max: 11 }),
      rota: fc.boolean(),
      en: momentoArbitrary,
    }),
    5,
  ),
  papeles: cuantos(
    fc.record({
      tramite: fc.nat({ max: 2 }),
      de: fc.nat({ max: 9 }),
      activo: fc.boolean(),
      volumen: fc.integer({ min: 1, max: 900 }),
    }),
    2,
  ),
  abandonos: cuantos(fc.record({ que: fc.constantFrom('correo', 'trabajo'), en: momentoArbitrary }), 3),
  verificaciones: cuantos(fc.record({ hallazgos: fc.nat({ max: 2 }), en: momentoArbitrary }), 2),
});
type Xroad = typeof xroadArbitrary extends fc.Arbitrary<infer Value> ? Value : never;

type Running = Transaction<DatabaseSchema>;

const MIEMBRO = (numero: string) => sql`'MUNDO-' || lpad((${sql.raw(numero)})::text, 4, '0')`;
const SERVICIO = sql`s.codigo = 'mundo-' || f.servicio % (select count(*) from plataforma_servicios)`;

/** Stores what passed through X-Road, beside what is there; of the platform nothing else is. */
export async function addXroadDelMundo(trx: Running, xroad: Xroad): Promise<void> {
  await insertMiembros(trx, xroad);
  await insertHoras(trx, xroad);
  await sql`insert into plataforma_contratos (servicio_id, sha256, certificado_sha256, estado, total, rompen, cambios, subido_por, created_at)
    select s.id, repeat('0', 64), repeat('1', 64), f.estado, 0, 0, '[]', (select min(id) from usuarios), f.en
    from jsonb_to_recordset(${toJson(xroad.contratos)}) f (servicio int, estado text, en timestamptz, n int)
    join plataforma_servicios s on ${SERVICIO} order by f.n`.execute(trx);
  await sql`insert into plataforma_meses (servicio_id, fecha_mes, incumplidas, medido_en)
    select ${findIdAt('servicios', sql`f.servicio`)}, make_date(2025, f.mes, 1), case when f.rota then array['p95'] else array[]::text[] end, f.en
    from jsonb_to_recordset(${toJson(xroad.meses)}) f (servicio int, mes int, rota boolean, en timestamptz)
    on conflict do nothing`.execute(trx);
  await insertPapeles(trx, xroad);
  await insertConfianza(trx, xroad);
}

async function insertMiembros(trx: Running, { servicios }: Xroad): Promise<void> {
  await sql`update entidades e set codigo_xroad = ${MIEMBRO('x.n')}
    from (select id, row_number() over (order by id) - 1 as n from entidades where nombre like 'Entidad del mundo %') x
    where x.id = e.id`.execute(trx);
  await sql`insert into plataforma_subsistemas (ambiente, instancia, clase, miembro, codigo)
    select 'produccion', 'CO', 'GOB', ${MIEMBRO('n')}, s
    from generate_series(0, ${sql.lit(MIEMBROS)}) n, (values ('UNO'), ('OTRO')) x (s)`.execute(trx);
  await sql`insert into plataforma_servicios (subsistema_id, codigo, numero, servicio_id)
    select m.id, 'mundo-' || f.n, 'v1', case when f.servicio is not null then ${findIdAt('servicios', sql`f.servicio`)} end
    from jsonb_to_recordset(${toJson(servicios)}) f (miembro int, servicio int, n int)
    join plataforma_subsistemas m on m.miembro = ${MIEMBRO('f.miembro')} and m.codigo = case f.n % 2 when 0 then 'UNO' else 'OTRO' end
    order by f.n`.execute(trx);
  await sql`insert into plataforma_relaciones (servicio_id, cliente_id)
    select s.id, c.id from plataforma_servicios s, plataforma_subsistemas c order by s.id, c.id`.execute(trx);
}

async function insertHoras(trx: Running, { horas }: Xroad): Promise<void> {
  await sql`insert into plataforma_importaciones (ambiente, nombre, estado, resumen, creada_por)
    select 'produccion', x.nombre, 'aplicada', '{}', (select min(id) from usuarios)
    from (values ('cuenta'), ('otra')) x (nombre)`.execute(trx);
  const importacion = sql`(select i.id from plataforma_importaciones i where i.nombre = case when f.cuenta then 'cuenta' else 'otra' end)`;
  const hora = sql`floor(extract(epoch from f.en) / 3600)::int`;
  await sql`insert into plataforma_horas (ambiente, hora, importacion_id, relacion_id, total, exitosas, por_falla, sin_pareja, ms_total,
      ms_proveedor, ms_red, con_red, bytes)
    select f.ambiente, ${hora}, ${importacion}, r.id, f.total, f.total - f.fallidas, array[0, 0, 0, f.fallidas, 0, 0, 0], 0,
      array_fill(0, array[32]), array_fill(0, array[f.cubeta]) || f.total || array_fill(0, array[31 - f.cubeta]), 0, 0, 0
    from jsonb_to_recordset(${toJson(horas)}) f (servicio int, cliente int, en timestamptz, total int, fallidas int, cubeta int,
      cuenta boolean, ambiente smallint)
    join plataforma_servicios s on ${SERVICIO}
    join plataforma_subsistemas c on c.miembro = ${MIEMBRO('f.cliente')} and c.codigo = case f.total % 2 when 0 then 'UNO' else 'OTRO' end
    join plataforma_relaciones r on r.servicio_id = s.id and r.cliente_id = c.id
    on conflict do nothing`.execute(trx);
  await sql`insert into plataforma_horas_vigentes (ambiente, hora, importacion_id, abierta_hasta)
    select distinct f.ambiente, ${hora}, ${importacion}, now()
    from jsonb_to_recordset(${toJson(horas)}) f (en timestamptz, cuenta boolean, ambiente smallint) where f.cuenta`.execute(
    trx,
  );
}

/** Trámites of the world that ask for what others ask for: only those have verdicts. */
async function insertPapeles(trx: Running, { papeles }: Xroad): Promise<void> {
  if (papeles.length === 0) return;
  await sql`update ahorro_supuestos set created_at = '2025-01-01'`.execute(trx);
  const copias = sql`(select distinct on (t.id) t.id, f.activo, f.volumen, d.id as de
    from jsonb_to_recordset(${toJson(papeles)}) f (tramite int, de int, activo boolean, volumen int, n int)
    join tramites t on t.codigo = 'T7' || f.tramite
    join lateral (select x.id from tramites x where x.codigo !~ '^T7' and exists (select from tramites_requisitos r where r.tramite_id = x.id)
      order by x.id offset f.de % (select count(distinct r.tramite_id) from tramites_requisitos r join tramites y on y.id = r.tramite_id
        where y.codigo !~ '^T7') limit 1) d on true
    order by t.id, f.n)`;
  await sql`with copias as ${copias}, nuevos as (
      insert into tramites_requisitos (tramite_id, orden, nombre, clave, tipo, datos, exige_original, costo_tarifa, entidad_emisora_id, activo)
      select c.id, r.orden, r.nombre, r.clave, r.tipo, r.datos, r.exige_original, r.costo_tarifa, r.entidad_emisora_id,
        c.activo or r.orden % 2 = 0
      from copias c join tramites_requisitos r on r.tramite_id = c.de returning id, tramite_id, clave
    ), medidos as (
      update tramites t set volumen_anual = c.volumen, volumen_fuente = 'Uno', volumen_anio = 2026 from copias c where c.id = t.id
    )
    insert into tramites_requisitos_elementos (requisito_id, elemento_id, dato, origen, decision, decidida_por, decidida_en)
    select n.id, x.elemento_id, x.dato, x.origen, x.decision, x.decidida_por, x.decidida_en
    from nuevos n join copias c on c.id = n.tramite_id join tramites_requisitos r on r.tramite_id = c.de and r.clave = n.clave
    join tramites_requisitos_elementos x on x.requisito_id = r.id`.execute(trx);
}

async function insertConfianza(trx: Running, { abandonos, verificaciones }: Xroad): Promise<void> {
  await sql`insert into jobs (kind, job_key, abandoned_at)
    select 'del-mundo', f.n::text, f.en from jsonb_to_recordset(${toJson(abandonos)}) f (que text, en timestamptz, n int)
    where f.que = 'trabajo'`.execute(trx);
  await sql`insert into outbox_messages (event, recipient, subject, text_body, html_body, abandoned_at)
    select 'del-mundo', 'nadie@ejemplo.gov.co', 'Uno', 'Uno', 'Uno', f.en
    from jsonb_to_recordset(${toJson(abandonos)}) f (que text, en timestamptz) where f.que = 'correo'`.execute(
    trx,
  );
  await sql`insert into audit_events (occurred_at, action, result, object_type, detail)
    select f.en, 'verificar', 'exito', 'auditoria', jsonb_build_object('hallazgos', f.hallazgos)
    from jsonb_to_recordset(${toJson(verificaciones)}) f (hallazgos int, en timestamptz)`.execute(trx);
}
