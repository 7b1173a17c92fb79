import { ZONE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import { toNumeroAmbiente } from '@marco/plataforma/port';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { DIAS_DE_ESPERA_XROAD } from '../../contract/informes.terms.ts';
import type { ConsultaDeInforme } from './informe.queries.ts';
import type { InformePedido } from './informe-pedido.ts';

type Database = Kysely<DatabaseSchema>;

/** Hour and relation in one number: an installation has fewer relations than this. */
const RELACIONES = 10_000_000;

/** Hours since 1970 at which a day of the country begins. */
const startOf = (dia: string, days: number) =>
  sql`(extract(epoch from (${dia}::date + ${sql.lit(days)})::timestamp at time zone ${sql.lit(ZONE.name)}) / 3600)::int`;
/** What everybody reads is ten days old (domain reportes §9). */
const HASTA_DE_TODOS = sql`(extract(epoch from
  ((now() at time zone ${sql.lit(ZONE.name)})::date - ${sql.lit(DIAS_DE_ESPERA_XROAD)})::timestamp
  at time zone ${sql.lit(ZONE.name)}) / 3600)::int`;
const DIA = sql`(to_timestamp(h.hora * 3600.0) at time zone ${sql.lit(ZONE.name)})::date`;

/** Hours of production by the imports that count, with who asked whom. */
const HORAS = sql`plataforma_horas h
  join plataforma_horas_vigentes g on g.ambiente = h.ambiente and g.hora = h.hora and g.importacion_id = h.importacion_id
  join plataforma_relaciones r on r.id = h.relacion_id
  join plataforma_subsistemas c on c.id = r.cliente_id
  join plataforma_servicios p on p.id = r.servicio_id
  join plataforma_subsistemas m on m.id = p.subsistema_id`;

/** Whether an entidad answers or asks, by its member code. */
const isDe = (entidadId: number | null) =>
  sql<SqlBool>`(select e.codigo_xroad from entidades e where e.id = ${entidadId}::int) in (m.miembro, c.miembro)`;

function buildCondiciones({
  lector,
  entidadId,
  resultado,
  desde,
  hasta,
}: InformePedido): RawBuilder<SqlBool> {
  const conditions = [sql<SqlBool>`h.ambiente = ${sql.lit(toNumeroAmbiente('produccion'))}`];
  if (lector.lado === 'publico') conditions.push(sql<SqlBool>`h.hora < ${HASTA_DE_TODOS}`);
  if (lector.lado === 'entidad') conditions.push(isDe(lector.entidadId));
  if (entidadId != null) conditions.push(isDe(entidadId));
  if (resultado === 'exitosa') conditions.push(sql<SqlBool>`h.exitosas > 0`);
  if (resultado === 'fallida') conditions.push(sql<SqlBool>`h.exitosas < h.total`);
  if (desde) conditions.push(sql<SqlBool>`h.hora >= ${startOf(desde, 0)}`);
  if (hasta) conditions.push(sql<SqlBool>`h.hora < ${startOf(hasta, 1)}`);
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/** What is exchanged, and up to when it is known. */
export interface SumasDeIntercambio {
  readonly transacciones: number;
  readonly exitosas: number;
  readonly ultima: Date | null;
}

const sumOf = (total: RawBuilder<unknown>, exitosas: RawBuilder<unknown>, hora: RawBuilder<unknown>) =>
  sql<SumasDeIntercambio>`coalesce(sum(${total}), 0)::float8 as transacciones,
    coalesce(sum(${exitosas}), 0)::float8 as exitosas, to_timestamp(max(${hora}) * 3600.0) as ultima`;

/** Each hour of each pair, the newest first. */
export const buildIntercambio = (pedido: InformePedido): ConsultaDeInforme<SumasDeIntercambio> => ({
  desde: sql`${HORAS} where ${buildCondiciones(pedido)}`,
  id: sql`(h.hora::bigint * ${sql.lit(RELACIONES)} + h.relacion_id)`,
  orden: sql`h.hora desc, h.relacion_id`,
  sumas: sumOf(sql`h.total`, sql`h.exitosas`, sql`h.hora`),
});

export interface IntercambioRow {
  readonly id: number;
  /** Start of the hour. */
  readonly momento: Date;
  readonly proveedor: string;
  readonly consumidor: string;
  readonly servicio: string;
  readonly servicioId: number | null;
  readonly total: number;
  readonly exitosas: number;
  readonly fallas: readonly number[];
  readonly msProveedor: readonly number[];
  readonly bytes: number;
}

const nombreDeMiembro = (subsistema: RawBuilder<unknown>) =>
  sql`coalesce((select e.nombre from entidades e where e.codigo_xroad = ${subsistema} order by e.id limit 1), ${subsistema})`;
/** What a service of X-Road, `p`, is called. */
export const SERVICIO = sql`coalesce((select s.nombre from servicios s where s.id = p.servicio_id), p.codigo)
  || case when p.numero = '' then '' else ' ' || p.numero end`;

export async function listIntercambio(
  database: Database,
  ids: readonly number[],
  pedido: InformePedido,
): Promise<readonly IntercambioRow[]> {
  const { rows } = await sql<IntercambioRow>`
    select (h.hora::bigint * ${sql.lit(RELACIONES)} + h.relacion_id)::float8 as id, to_timestamp(h.hora * 3600.0) as momento,
      ${nombreDeMiembro(sql`m.miembro`)} as proveedor, ${nombreDeMiembro(sql`c.miembro`)} as consumidor, ${SERVICIO} as servicio,
      p.servicio_id as "servicioId", h.total, h.exitosas, h.por_falla as fallas, h.ms_proveedor as "msProveedor",
      h.bytes::float8 as bytes
    from unnest(${ids.map((id) => Math.floor(id / RELACIONES))}::int[], ${ids.map((id) => id % RELACIONES)}::int[]) x (hora, relacion)
    join plataforma_horas h on h.relacion_id = x.relacion and h.hora = x.hora
    join plataforma_horas_vigentes g on g.ambiente = h.ambiente and g.hora = h.hora and g.importacion_id = h.importacion_id
    join plataforma_relaciones r on r.id = h.relacion_id join plataforma_subsistemas c on c.id = r.cliente_id
    join plataforma_servicios p on p.id = r.servicio_id join plataforma_subsistemas m on m.id = p.subsistema_id
    where ${buildCondiciones(pedido)}`.execute(database);
  return rows;
}

const POR_DIA = (pedido: InformePedido) => sql`(
  select ${DIA} as dia, p.id as servicio, sum(h.total)::float8 as total, sum(h.exitosas)::float8 as exitosas,
    max(h.hora) as hora
  from ${HORAS} where ${buildCondiciones(pedido)} group by 1, 2) d`;
const ID_DE_DIA = sql`((d.dia - date '1970-01-01')::bigint * ${sql.lit(RELACIONES)} + d.servicio)`;

/** What everybody reads: each day of each service, who asked is not told. */
export const buildIntercambioPublico = (pedido: InformePedido): ConsultaDeInforme<SumasDeIntercambio> => ({
  desde: POR_DIA(pedido),
  id: ID_DE_DIA,
  orden: sql`d.dia desc, d.servicio`,
  sumas: sumOf(sql`d.total`, sql`d.exitosas`, sql`d.hora`),
});

export interface IntercambioPublicoRow {
  readonly id: number;
  readonly dia: string;
  readonly proveedor: string;
  readonly servicio: string;
  readonly total: number;
  readonly exitosas: number;
}

export async function listIntercambioPublico(
  database: Database,
  ids: readonly number[],
  pedido: InformePedido,
): Promise<readonly IntercambioPublicoRow[]> {
  const dias = ids.map((id) => Math.floor(id / RELACIONES));
  const toDia = (dia: number) => new Date(dia * 86_400_000).toISOString().slice(0, 10);
  const solo = { ...pedido, desde: toDia(Math.min(...dias)), hasta: toDia(Math.max(...dias)) };
  const { rows } = await sql<IntercambioPublicoRow>`
    select ${ID_DE_DIA}::float8 as id, d.dia::text as dia, ${nombreDeMiembro(sql`m.miembro`)} as proveedor,
      ${SERVICIO} as servicio, d.total, d.exitosas
    from ${POR_DIA(solo)} join plataforma_servicios p on p.id = d.servicio
    join plataforma_subsistemas m on m.id = p.subsistema_id
    where ${ID_DE_DIA} = any(${[...ids]}::bigint[])`.execute(database);
  return rows;
}
