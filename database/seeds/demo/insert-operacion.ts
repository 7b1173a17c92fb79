import { ZONE } from '@marco/country/zone';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../schema.generated.ts';
import { updateCodigosXroad } from './update-codigos-xroad.ts';

type Database = Transaction<DatabaseSchema>;

/** Who operates the platform in the demo data. */
const OPERADOR = '1000000012';
/** Production among the environments, as millions of rows have it. */
const PRODUCCION = 2;
const SERVICIOS = 6;
const DIAS = 90;
const HORA_MS = 3_600_000;
/** Office hours in Colombia, as hours of UTC. */
const [DESDE, HASTA] = [12, 23];

/** Days of the operation before, of which one hour of each working day is kept, and that hour of UTC. */
const DIAS_ANTES = 720;
const HORA_ANTES = 15;

/** An hour in which a service failed, and one with far more calls than usual: days back and hour of UTC. */
const INCIDENTE = { dias: 12, hora: 15 } as const;
const PICO = { dias: 3, hora: 16 } as const;
/** The servicio that does not keep its promise: by its place, and of how many calls one fails. */
const INCUMPLIDO = { lugar: 3, cada: 25 } as const;
/** A window of maintenance: days ahead, hours and hour of UTC in which it begins (22:00 in Colombia). */
const VENTANA = { dias: 12, horas: 4, hora: 3 } as const;

const RESUMEN = {
  registros: 0,
  clientes: 0,
  productores: 0,
  repetidos: 0,
  horasCerradas: 0,
  metaservicios: 0,
  relojesAtras: 0,
  camposSobrantes: 0,
  apartados: {},
  primerosApartados: [],
  codigosDesconocidos: {},
  nuevos: 0,
};

interface ServicioOperado {
  readonly id: number;
  readonly relacionId: number;
  /** From 1. */
  readonly lugar: number;
}

/**
 * Ninety days of operation of some published servicios up to the day of the start, as an import that was applied: the page
 * of each shows promised against measured. One has an hour with an incident, another a peak nobody looked at yet, and a
 * third breaks its promise each month. What trámites consume spares papers by these calls.
 */
export async function insertOperacion(trx: Database, now: Date): Promise<void> {
  const hasta = Math.floor(now.getTime() / (24 * HORA_MS)) * 24;
  const servicios = [...(await insertServiciosOperados(trx)), ...(await insertConsumidos(trx))];
  const importacionId = await insertImportacion(trx, 'operacion-del-trimestre.jsonl', hasta);
  for (const servicio of servicios) await insertHoras(trx, servicio, { importacionId, hasta });
  await closeImportacion(trx, importacionId, { desde: hasta - DIAS * 24 + DESDE, hasta });
  await insertAntes(trx, servicios, hasta);
  await insertAnomalias(trx, servicios, hasta);
  await insertCertificados(trx);
  await updateCodigosXroad(trx);
  await insertVentana(trx, servicios, now);
}

/** Services of the platform that published servicios are, each with a client; what was promised of every second one. */
async function insertServiciosOperados(trx: Database): Promise<readonly ServicioOperado[]> {
  const { rows } = await sql<{ servicio_id: number; miembro: string; entidad: string }>`
    select s.id as servicio_id, e.nombre as entidad,
      coalesce(e.codigo_xroad, upper(e.sigla) || '-' || lpad(e.id::text, 4, '0')) as miembro
    from servicios s join estados_servicio t on t.id = s.estado_servicio_id and t.codigo = 'publicado-nivel-3'
    join entidades e on e.id = s.entidad_id
    where s.activo and e.sigla ~ '^[A-Za-z]+$'
    -- What has an acuerdo in force first: its permission waits for the operator.
    order by exists (select from acuerdos a where a.servicio_id = s.id and a.estado = 'activo') desc, s.id limit ${sql.lit(SERVICIOS)}`.execute(
    trx,
  );
  const cliente = await insertSubsistema(trx, 'DAFP-0022', 'SUIT', null);
  const servicios: ServicioOperado[] = [];
  for (const [at, { servicio_id, miembro, entidad }] of rows.entries()) {
    await insertSubsistema(trx, miembro, '', entidad);
    const subsistemaId = await insertSubsistema(trx, miembro, 'SERVICIOS', null);
    const promesa = at % 2 === 0 ? { disponibilidad: 99.5, p95: 2000, error: 1 } : null;
    const added = await sql<{ id: number }>`
      insert into plataforma_servicios (subsistema_id, codigo, numero, tipo, en_catalogo, servicio_id, ans_disponibilidad,
        ans_p95_ms, ans_tasa_error)
      values (${subsistemaId}, ${`servicio-${servicio_id}`}, 'v1', 'REST', true, ${servicio_id},
        ${promesa?.disponibilidad ?? null}::numeric, ${promesa?.p95 ?? null}::int, ${promesa?.error ?? null}::numeric)
      returning id`.execute(trx);
    const id = added.rows[0]?.id ?? 0;
    await sql`insert into plataforma_permisos (servicio_id, cliente_id) values (${id}, ${cliente})`.execute(
      trx,
    );
    const relacion = await sql<{ id: number }>`insert into plataforma_relaciones (servicio_id, cliente_id)
      values (${id}, ${cliente}) returning id`.execute(trx);
    servicios.push({ id, relacionId: relacion.rows[0]?.id ?? 0, lugar: at + 1 });
  }
  return servicios;
}

interface Consumido {
  readonly servicio_id: number;
  readonly entidad_id: number;
  readonly proveedor: string;
  readonly cliente: string;
}

/** The servicios whose calls spare papers of a trámite, called by the entidad of it, which has a member code for that. */
async function insertConsumidos(trx: Database): Promise<readonly ServicioOperado[]> {
  const { rows } = await sql<Consumido>`
    select u.servicio_id, t.entidad_id,
      coalesce(e.codigo_xroad, upper(e.sigla) || '-' || lpad(e.id::text, 4, '0')) as proveedor,
      coalesce(c.codigo_xroad, upper(c.sigla) || '-' || lpad(c.id::text, 4, '0')) as cliente
    from tramites_servicios u join tramites t on t.id = u.tramite_id join entidades c on c.id = t.entidad_id
    join servicios s on s.id = u.servicio_id join entidades e on e.id = s.entidad_id
    where u.uso = 'consume' and u.transacciones is not null
      and not exists (select from plataforma_servicios p where p.servicio_id = u.servicio_id)
    order by t.codigo`.execute(trx);
  const servicios: ServicioOperado[] = [];
  for (const [at, { servicio_id, entidad_id, proveedor, cliente }] of rows.entries()) {
    await sql`update entidades set codigo_xroad = ${cliente} where id = ${entidad_id}`.execute(trx);
    const servicio = await sql<{ id: number }>`
      insert into plataforma_servicios (subsistema_id, codigo, numero, tipo, en_catalogo, servicio_id)
      values (${await insertSubsistema(trx, proveedor, 'SERVICIOS', null)}, ${`servicio-${servicio_id}`}, 'v1', 'REST', true,
        ${servicio_id}) returning id`.execute(trx);
    const id = servicio.rows[0]?.id ?? 0;
    const clienteId = await insertSubsistema(trx, cliente, 'TRAMITES', null);
    await sql`insert into plataforma_permisos (servicio_id, cliente_id) values (${id}, ${clienteId})`.execute(
      trx,
    );
    const relacion = await sql<{ id: number }>`insert into plataforma_relaciones (servicio_id, cliente_id)
      values (${id}, ${clienteId}) returning id`.execute(trx);
    servicios.push({ id, relacionId: relacion.rows[0]?.id ?? 0, lugar: SERVICIOS + 1 + at });
  }
  return servicios;
}

/** A member, or a subsystem of one; two servicios may be of the same. */
async function insertSubsistema(
  trx: Database,
  miembro: string,
  codigo: string,
  nombre: string | null,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into plataforma_subsistemas (ambiente, instancia, clase, miembro, codigo, nombre, en_catalogo)
    values ('produccion', 'CO', 'GOB', ${miembro}, ${codigo}, ${nombre}::text, true)
    on conflict (ambiente, instancia, clase, miembro, codigo) do update set en_catalogo = true returning id`.execute(
    trx,
  );
  return rows[0]?.id ?? 0;
}

async function insertImportacion(trx: Database, nombre: string, hasta: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into plataforma_importaciones (ambiente, nombre, bytes, estado, forma, recibidos, resumen, creada_por, created_at,
      aplicada_en)
    select 'produccion', ${nombre}, 84000000, 'aplicada', 'lineas', 84000000,
      ${JSON.stringify(RESUMEN)}::jsonb, u.id, t.momento, t.momento
    from usuarios u, (select to_timestamp(${hasta}::bigint * 3600) as momento) t
    where u.numero_identificacion = ${OPERADOR} returning id`.execute(trx);
  return rows[0]?.id ?? 0;
}

/** Sums of one service, hour by hour: calls by the clock, a failure now and then. */
async function insertHoras(
  trx: Database,
  { id, relacionId, lugar }: ServicioOperado,
  { importacionId, hasta }: { readonly importacionId: number; readonly hasta: number },
): Promise<void> {
  const incidente = lugar === 1 ? hasta - INCIDENTE.dias * 24 + INCIDENTE.hora : -1;
  const pico = lugar === 2 ? hasta - PICO.dias * 24 + PICO.hora : -1;
  await sql`
    with llamadas as (
      select h.hora, (40 + 25 * ${sql.lit(lugar)} + h.hora % 1000 * 79 % 60) * case when h.hora = ${pico} then 6 else 1 end as n
      from generate_series(${hasta - DIAS * 24}::int, ${hasta - 1}::int) as h (hora)
      where h.hora % 24 between ${sql.lit(DESDE)} and ${sql.lit(HASTA)}
    ), cuentas as (
      select hora, n, case when hora = ${incidente} then n * 6 / 10 when ${lugar === INCUMPLIDO.lugar}::boolean then n / ${sql.lit(INCUMPLIDO.cada)}
        when hora * 31 % 97 < 6 then 1 else 0 end as f from llamadas
    ), sumas as (
      select hora, n, f, array[0, 0, 0, f, 0, 0, 0] as por_falla,
        array_fill(0, array[14]) || array[n - n / 4 - n / 20, n / 4, n / 20] || array_fill(0, array[15]) as ms
      from cuentas
    ), horas as (
      insert into plataforma_horas (ambiente, hora, importacion_id, relacion_id, total, exitosas, por_falla, sin_pareja,
        ms_total, ms_proveedor, ms_red, con_red, bytes)
      select ${sql.lit(PRODUCCION)}, hora, ${importacionId}::int, ${relacionId}::int, n, n - f, por_falla, 0, ms, ms, n * 25, n,
        n * 3000 from sumas
    )
    insert into plataforma_pulsos (importacion_id, ambiente, hora, servicio_id, llamadas, exitosas, por_falla, ms_proveedor,
      con_trafico, caidos)
    select ${importacionId}::int, ${sql.lit(PRODUCCION)}, hora, ${id}::int, n, n - f, por_falla, ms, least(60, n / 2),
      case when hora = ${incidente} then 24 else 0 end from sumas`.execute(trx);
}

/** The sums count, and their messages are forgotten. */
async function closeImportacion(
  trx: Database,
  importacionId: number,
  { desde, hasta }: { readonly desde: number; readonly hasta: number },
): Promise<void> {
  await sql`insert into plataforma_horas_vigentes (ambiente, hora, importacion_id, abierta_hasta, cerrada)
    select distinct ${sql.lit(PRODUCCION)}, hora, importacion_id, to_timestamp(${hasta}::bigint * 3600), true
    from plataforma_pulsos where importacion_id = ${importacionId}`.execute(trx);
  await sql`update plataforma_importaciones i set
      horas = (select array_agg(distinct hora order by hora) from plataforma_pulsos where importacion_id = i.id),
      resumen = i.resumen || jsonb_build_object('registros', 2 * t.n, 'clientes', t.n, 'productores', t.n),
      calculo = jsonb_build_object('horas', t.horas, 'intercambios', t.n, 'exitosos', t.exitosas, 'sinPareja', 0,
        'desde', ${toMomento(desde)}::text, 'hasta', ${toMomento(hasta)}::text)
    from (select sum(llamadas)::int as n, sum(exitosas)::int as exitosas, count(distinct hora)::int as horas
      from plataforma_pulsos where importacion_id = ${importacionId}) t
    where i.id = ${importacionId} and t.n is not null`.execute(trx);
}

/**
 * One hour of each working day before that, since each servicio was published: fewer calls than later, and more of them failed. Few rows
 * tell two years.
 */
async function insertAntes(
  trx: Database,
  servicios: readonly ServicioOperado[],
  hasta: number,
): Promise<void> {
  const [desde, fin] = [hasta - DIAS_ANTES * 24 + HORA_ANTES, hasta - DIAS * 24];
  const importacionId = await insertImportacion(trx, 'operacion-anterior.jsonl', fin);
  await sql`
    with servidos as (
      select f.id, f."relacionId", f.lugar, (select extract(epoch from min(c.registrado_en)) / 3600 from plataforma_servicios p
        join directorio_cambios c on c.servicio_id = p.servicio_id and c.nivel = 3 where p.id = f.id) as publicado
      from jsonb_to_recordset(${JSON.stringify(servicios)}::jsonb) f (id int, "relacionId" int, lugar int)
    ), cuentas as (
      select h.hora, s.id, s."relacionId", n.n, n.n * (2 + h.hora * 31 % 7) * ${fin - desde}::int / (100 * (${fin - desde}::int + h.hora - ${desde}::int)) as f
      from generate_series(${desde}::int, ${fin - 1}::int, 24) as h (hora)
      join servidos s on h.hora > s.publicado
      cross join lateral (select 20 + 12 * s.lugar + h.hora % 1000 * 79 % 40 + 60 * (h.hora - ${desde}::int) / ${fin - desde}::int as n) n
      where extract(isodow from to_timestamp(h.hora::bigint * 3600)) < 6
    ), sumas as (
      select hora, id, "relacionId", n, f, array[0, 0, 0, f, 0, 0, 0] as por_falla,
        array_fill(0, array[14]) || array[n - n / 4 - n / 20, n / 4, n / 20] || array_fill(0, array[15]) as ms
      from cuentas
    ), horas as (
      insert into plataforma_horas (ambiente, hora, importacion_id, relacion_id, total, exitosas, por_falla, sin_pareja,
        ms_total, ms_proveedor, ms_red, con_red, bytes)
      select ${sql.lit(PRODUCCION)}, hora, ${importacionId}::int, "relacionId", n, n - f, por_falla, 0, ms, ms, n * 25, n,
        n * 3000 from sumas
    )
    insert into plataforma_pulsos (importacion_id, ambiente, hora, servicio_id, llamadas, exitosas, por_falla, ms_proveedor,
      con_trafico, caidos)
    select ${importacionId}::int, ${sql.lit(PRODUCCION)}, hora, id, n, n - f, por_falla, ms, least(60, n / 2), 0 from sumas`.execute(
    trx,
  );
  await closeImportacion(trx, importacionId, { desde, hasta: fin });
}

const toMomento = (hora: number) => new Date(hora * HORA_MS).toISOString();

async function insertAnomalias(
  trx: Database,
  [primero, segundo]: readonly ServicioOperado[],
  hasta: number,
): Promise<void> {
  if (primero)
    await sql`insert into plataforma_anomalias (servicio_id, hora, medida, valor, mediana, distancia, semanas, marca)
      values (${primero.id}, ${hasta - INCIDENTE.dias * 24 + INCIDENTE.hora}, 'fallas', 0.6, 0, 40, 8, 'incidente')`.execute(
      trx,
    );
  if (segundo)
    await sql`insert into plataforma_anomalias (servicio_id, hora, medida, valor, mediana, distancia, semanas)
      select p.servicio_id, p.hora, 'llamadas', p.llamadas, p.llamadas / 6, 24, 8 from plataforma_pulsos p
      where p.servicio_id = ${segundo.id} and p.hora = ${hasta - PICO.dias * 24 + PICO.hora}`.execute(trx);
}

/** Hours in which the first servicio will be down, as somebody of its entidad said. */
async function insertVentana(trx: Database, [primero]: readonly ServicioOperado[], now: Date): Promise<void> {
  if (!primero) return;
  const inicia = new Date(
    (Math.floor(now.getTime() / (24 * HORA_MS)) + VENTANA.dias) * 24 * HORA_MS + VENTANA.hora * HORA_MS,
  );
  await sql`insert into plataforma_ventanas (servicio_id, inicia_en, termina_en, motivo, anunciada_por, created_at)
    select s.id, ${inicia}::timestamptz, ${inicia}::timestamptz + make_interval(hours => ${sql.lit(VENTANA.horas)}),
      'Actualización de los servidores de base de datos.', min(m.usuario_id), ${now}::timestamptz
    from plataforma_servicios p join servicios s on s.id = p.servicio_id
    join membresias m on m.entidad_id = s.entidad_id and m.estado = 'activa'
    where p.id = ${primero.id} group by s.id`.execute(trx);
}

/** Certificates of each member, the first of which end soon. */
async function insertCertificados(trx: Database): Promise<void> {
  await sql`insert into plataforma_certificados (miembro_id, servidor, uso, serie, emisor, fecha_vencimiento)
    select m.id, 'ss1', u.uso, upper(substr(md5(m.miembro || u.uso), 1, 16)), 'Entidad de certificación de ejemplo',
      (now() at time zone ${sql.lit(ZONE.name)})::date + (case row_number() over (order by m.id, u.uso) when 1 then 6 when 2 then 41 else 300 end)::int
    from plataforma_subsistemas m cross join (values ('firma'), ('autenticacion')) as u (uso)
    where m.codigo = '' and m.ambiente = 'produccion'`.execute(trx);
}
