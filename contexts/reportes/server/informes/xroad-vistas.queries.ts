import { ZONE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import type { MarcaAnomalia, MedidaAnomalia, PromesaMedida } from '@marco/plataforma/terms';
import { likeText } from '@marco/server-kit/database';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ConsultaDeInforme } from './informe.queries.ts';
import { buildPeriodo } from './informe.queries.ts';
import type { InformePedido } from './informe-pedido.ts';
import {
  buildCondiciones,
  buildHasta,
  buildNombreDeMiembro,
  buildServicioNombrado,
  buildSumas,
  HORAS,
  isDe,
  PROVEEDOR,
  SERVICIO,
  type SumasDeIntercambio,
} from './xroad.queries.ts';

type Database = Kysely<DatabaseSchema>;

const SUMAS = sql`sum(h.total)::float8 as total, sum(h.exitosas)::float8 as exitosas,
  sum(h.sin_pareja)::float8 as sin_pareja, sum(h.bytes)::float8 as bytes, max(h.hora) as hora`;
const ULTIMA = sql`to_timestamp(d.hora * 3600.0) as ultima`;

/** What a service answered, or a consumer asked. */
interface SumadoRow {
  readonly id: number;
  readonly total: number;
  readonly exitosas: number;
  readonly bytes: number;
  /** Start of the newest hour with something. */
  readonly ultima: Date;
}

const deServicios = (pedido: InformePedido) => sql`(
  select p.id, ${SUMAS}, count(distinct c.miembro)::int as consumidores
  from ${HORAS} where ${buildCondiciones(pedido)} group by p.id) d`;

/** Each service, the busiest first. */
export const buildServiciosMedidos = (pedido: InformePedido): ConsultaDeInforme<SumasDeIntercambio> => ({
  desde: deServicios(pedido),
  id: sql`d.id`,
  orden: sql`d.total desc, d.id`,
  sumas: buildSumas(pedido, 'd'),
});

export interface ServicioMedidoRow extends SumadoRow {
  readonly proveedor: string;
  readonly servicio: string;
  readonly servicioId: number | null;
  /** Null to everybody, who is not told who asks. */
  readonly consumidores: number | null;
}

export async function listServiciosMedidos(
  database: Database,
  ids: readonly number[],
  pedido: InformePedido,
): Promise<readonly ServicioMedidoRow[]> {
  const isPublico = pedido.lector.lado === 'publico';
  const { rows } = await sql<ServicioMedidoRow>`
    select d.id, ${buildNombreDeMiembro(PROVEEDOR)} as proveedor, ${SERVICIO} as servicio, p.servicio_id as "servicioId",
      ${isPublico ? sql`null::int` : sql`d.consumidores`} as consumidores, d.total, d.exitosas, d.bytes, ${ULTIMA}
    from ${deServicios(pedido)} join plataforma_servicios p on p.id = d.id
    join plataforma_subsistemas m on m.id = p.subsistema_id where d.id = any(${[...ids]}::int[])`.execute(
    database,
  );
  return rows;
}

const deConsumidores = (pedido: InformePedido) => sql`(
  select min(c.id) as id, c.miembro, ${SUMAS}, count(distinct p.id)::int as servicios
  from ${HORAS} where ${buildCondiciones(pedido)} group by c.miembro) d`;

/** Each member that asks, the busiest first. */
export const buildConsumidores = (pedido: InformePedido): ConsultaDeInforme<SumasDeIntercambio> => ({
  desde: deConsumidores(pedido),
  id: sql`d.id`,
  orden: sql`d.total desc, d.id`,
  sumas: buildSumas(pedido, 'd'),
});

export interface ConsumidorRow extends SumadoRow {
  readonly consumidor: string;
  readonly servicios: number;
}

export async function listConsumidores(
  database: Database,
  ids: readonly number[],
  pedido: InformePedido,
): Promise<readonly ConsumidorRow[]> {
  const { rows } = await sql<ConsumidorRow>`
    select d.id, ${buildNombreDeMiembro(sql`d.miembro`)} as consumidor, d.servicios, d.total, d.exitosas, d.bytes, ${ULTIMA}
    from ${deConsumidores(pedido)} where d.id = any(${[...ids]}::int[])`.execute(database);
  return rows;
}

/** More than there are classes of failures. */
const CLASES = 100;

const deFallas = (pedido: InformePedido) => sql`(
  select p.id * ${sql.lit(CLASES)} + f.clase::int as id, p.id as servicio, f.clase::int as clase, sum(f.veces)::float8 as fallas,
    max(h.hora) as hora
  from ${HORAS} cross join unnest(h.por_falla) with ordinality f(veces, clase)
  where f.veces > 0 and ${buildCondiciones(pedido)} group by p.id, f.clase) d`;

interface SumasDeFallas {
  readonly fallas: number;
  readonly servicios: number;
  readonly hasta: Date | null;
}

/** Each class of failure of each service, the most frequent first. */
export const buildFallas = (pedido: InformePedido): ConsultaDeInforme<SumasDeFallas> => ({
  desde: deFallas(pedido),
  id: sql`d.id`,
  orden: sql`d.fallas desc, d.id`,
  sumas: sql`coalesce(sum(d.fallas), 0)::float8 as fallas, count(distinct d.servicio)::int as servicios,
    ${buildHasta(pedido)} as hasta`,
});

export interface FallasRow {
  readonly id: number;
  readonly proveedor: string;
  readonly servicio: string;
  readonly servicioId: number | null;
  /** Place of its class, from 1. */
  readonly clase: number;
  readonly fallas: number;
  readonly ultima: Date;
}

export async function listFallas(
  database: Database,
  ids: readonly number[],
  pedido: InformePedido,
): Promise<readonly FallasRow[]> {
  const { rows } = await sql<FallasRow>`
    select d.id, ${buildNombreDeMiembro(PROVEEDOR)} as proveedor, ${SERVICIO} as servicio, p.servicio_id as "servicioId",
      d.clase, d.fallas, ${ULTIMA}
    from ${deFallas(pedido)} join plataforma_servicios p on p.id = d.servicio
    join plataforma_subsistemas m on m.id = p.subsistema_id where d.id = any(${[...ids]}::int[])`.execute(
    database,
  );
  return rows;
}

/** Hours unlike their history: of every service to the ministry and the operator, to an entidad of what it answers. */
function buildDesdeDeAnomalias({ lector, ambiente, texto, proveedorId, desde, hasta }: InformePedido) {
  const conditions = [
    sql<SqlBool>`m.ambiente = ${ambiente ?? 'produccion'}`,
    buildPeriodo(sql`to_timestamp(a.hora * 3600.0)`, { desde, hasta }),
  ];
  if (lector.lado === 'entidad') conditions.push(isDe(lector.entidadId, PROVEEDOR));
  if (proveedorId != null) conditions.push(isDe(proveedorId, PROVEEDOR));
  if (texto) conditions.push(buildServicioNombrado(texto));
  return sql`plataforma_anomalias a join plataforma_servicios p on p.id = a.servicio_id
    join plataforma_subsistemas m on m.id = p.subsistema_id where ${sql.join(conditions, sql` and `)}`;
}

interface SumasDeAnomalias {
  readonly sinMarca: number;
  readonly incidentes: number;
  readonly hasta: Date | null;
}

/** The newest first. */
export const buildAnomalias = (pedido: InformePedido): ConsultaDeInforme<SumasDeAnomalias> => ({
  desde: buildDesdeDeAnomalias(pedido),
  id: sql`a.id`,
  orden: sql`a.hora desc, a.id desc`,
  sumas: sql`(count(*) filter (where a.marca is null))::int as "sinMarca",
    (count(*) filter (where a.marca = 'incidente'))::int as incidentes, ${buildHasta(pedido)} as hasta`,
});

export interface AnomaliasRow {
  readonly id: number;
  readonly momento: Date;
  readonly proveedor: string;
  readonly servicio: string;
  readonly servicioId: number | null;
  readonly medida: MedidaAnomalia;
  readonly valor: number;
  readonly mediana: number;
  readonly marca: MarcaAnomalia | null;
}

export async function listAnomaliasReportadas(
  database: Database,
  ids: readonly number[],
): Promise<readonly AnomaliasRow[]> {
  const { rows } = await sql<AnomaliasRow>`
    select a.id, to_timestamp(a.hora * 3600.0) as momento, ${buildNombreDeMiembro(PROVEEDOR)} as proveedor,
      ${SERVICIO} as servicio, p.servicio_id as "servicioId", a.medida, a.valor, a.mediana, a.marca
    from plataforma_anomalias a join plataforma_servicios p on p.id = a.servicio_id
    join plataforma_subsistemas m on m.id = p.subsistema_id where a.id = any(${[...ids]}::int[])`.execute(
    database,
  );
  return rows;
}

/** A month of a servicio in one number: no year has as many. */
const MESES = 100_000;
const ID_DE_MES = sql`(x.servicio_id::bigint * ${sql.lit(MESES)}
  + (extract(year from x.fecha_mes) * 12 + extract(month from x.fecha_mes))::int)`;

/** Months of what each servicio promised, which its public page tells too; what is young is not everybody's yet. */
function buildDesdeDeMeses({ lector, texto, proveedorId, desde, hasta }: InformePedido): RawBuilder<unknown> {
  const conditions = [
    buildPeriodo(sql`(x.fecha_mes::timestamp at time zone ${sql.lit(ZONE.name)})`, { desde, hasta }),
  ];
  if (lector.lado === 'entidad') conditions.push(sql<SqlBool>`s.entidad_id = ${lector.entidadId}::int`);
  if (proveedorId != null) conditions.push(sql<SqlBool>`s.entidad_id = ${proveedorId}`);
  if (texto) conditions.push(sql<SqlBool>`${likeText(sql`s.nombre_de_busqueda`, texto)}`);
  return sql`plataforma_meses x join servicios s on s.id = x.servicio_id where ${sql.join(conditions, sql` and `)}`;
}

interface SumasDeMeses {
  readonly cumplidos: number;
  readonly servicios: number;
  readonly hasta: Date | null;
}

/** The newest month first. */
export const buildMeses = (pedido: InformePedido): ConsultaDeInforme<SumasDeMeses> => ({
  desde: buildDesdeDeMeses(pedido),
  id: ID_DE_MES,
  orden: sql`x.fecha_mes desc, x.servicio_id`,
  sumas: sql`(count(*) filter (where x.incumplidas = '{}'::text[]))::int as cumplidos,
    count(distinct x.servicio_id)::int as servicios, ${buildHasta({ ...pedido, ambiente: 'produccion' })} as hasta`,
});

export interface MesesRow {
  readonly id: number;
  readonly mes: string;
  readonly servicioId: number;
  readonly servicio: string;
  readonly proveedor: string;
  readonly incumplidas: readonly PromesaMedida[];
}

export async function listMesesReportados(
  database: Database,
  ids: readonly number[],
): Promise<readonly MesesRow[]> {
  const { rows } = await sql<MesesRow>`
    select ${ID_DE_MES}::float8 as id, x.fecha_mes::text as mes, s.id as "servicioId", s.nombre as servicio,
      e.nombre as proveedor, x.incumplidas
    from plataforma_meses x join servicios s on s.id = x.servicio_id join entidades e on e.id = s.entidad_id
    where ${ID_DE_MES} = any(${[...ids]}::bigint[])`.execute(database);
  return rows;
}
