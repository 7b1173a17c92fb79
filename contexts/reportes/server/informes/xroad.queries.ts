import { ZONE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import { toNumeroAmbiente } from '@marco/plataforma/port';
import { likeText } from '@marco/server-kit/database';
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
export const HORAS = sql`plataforma_horas h
  join plataforma_horas_vigentes g on g.ambiente = h.ambiente and g.hora = h.hora and g.importacion_id = h.importacion_id
  join plataforma_relaciones r on r.id = h.relacion_id
  join plataforma_subsistemas c on c.id = r.cliente_id
  join plataforma_servicios p on p.id = r.servicio_id
  join plataforma_subsistemas m on m.id = p.subsistema_id`;

/** Whether an entidad is one of some members, by its code. */
export const isDe = (entidadId: number | null, ...miembros: readonly RawBuilder<unknown>[]) =>
  sql<SqlBool>`(select e.codigo_xroad from entidades e where e.id = ${entidadId}::int) in (${sql.join(miembros)})`;
export const PROVEEDOR = sql`m.miembro`;
const CONSUMIDOR = sql`c.miembro`;

/** Whether a service is called so, by its code or by the name of its servicio. */
export const buildServicioNombrado = (texto: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${likeText(sql`texto_busqueda(p.codigo)`, texto)} or p.servicio_id in (
    select s.id from servicios s where ${likeText(sql`s.nombre_de_busqueda`, texto)}))`;

export function buildCondiciones({
  lector,
  texto,
  ambiente,
  proveedorId,
  consumidorId,
  entidadId,
  resultado,
  desde,
  hasta,
}: InformePedido): RawBuilder<SqlBool> {
  const isPublico = lector.lado === 'publico';
  const conditions = [sql<SqlBool>`h.ambiente = ${sql.lit(toNumeroAmbiente(ambiente ?? 'produccion'))}`];
  if (isPublico) conditions.push(sql<SqlBool>`h.hora < ${HASTA_DE_TODOS}`);
  if (lector.lado === 'entidad') conditions.push(isDe(lector.entidadId, PROVEEDOR, CONSUMIDOR));
  // Who asks is not told to everybody: by an entidad they find what it answers.
  if (entidadId != null) conditions.push(isDe(entidadId, PROVEEDOR, ...(isPublico ? [] : [CONSUMIDOR])));
  if (proveedorId != null) conditions.push(isDe(proveedorId, PROVEEDOR));
  if (consumidorId != null) conditions.push(isDe(consumidorId, CONSUMIDOR));
  if (texto) conditions.push(buildServicioNombrado(texto));
  if (resultado === 'exitosa') conditions.push(sql<SqlBool>`h.exitosas > 0`);
  if (resultado === 'fallida') conditions.push(sql<SqlBool>`h.exitosas < h.total`);
  if (desde) conditions.push(sql<SqlBool>`h.hora >= ${startOf(desde, 0)}`);
  if (hasta) conditions.push(sql<SqlBool>`h.hora < ${startOf(hasta, 1)}`);
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/** Up to when something is known of an environment, and of how much of it only one side told. */
export interface FrescuraDeIntercambio {
  /** End of the newest hour that was imported, of those the reader may know of; null where nobody imported any. */
  readonly hasta: Date | null;
  /** Exchanges of which only one side kept a record, of all that are asked for. */
  readonly sinPareja: number;
  readonly transacciones: number;
}

/** What is exchanged. */
export interface SumasDeIntercambio extends FrescuraDeIntercambio {
  readonly exitosas: number;
}

/** The newest hour somebody imported, whatever the filters are. */
export const buildHasta = ({ lector, ambiente }: InformePedido): RawBuilder<unknown> =>
  sql`(select to_timestamp((max(g.hora) + 1) * 3600.0) from plataforma_horas_vigentes g
    where g.ambiente = ${sql.lit(toNumeroAmbiente(ambiente ?? 'produccion'))}
      and ${lector.lado === 'publico' ? sql`g.hora < ${HASTA_DE_TODOS}` : sql`true`})`;

/** Sums over every row, whose columns have one name in every table of an exchange. */
export const buildSumas = (pedido: InformePedido, filas: 'h' | 'd') => {
  const columna = (nombre: string) => sql.ref(`${filas}.${nombre}`);
  return sql<SumasDeIntercambio>`coalesce(sum(${columna('total')}), 0)::float8 as transacciones,
    coalesce(sum(${columna('exitosas')}), 0)::float8 as exitosas,
    coalesce(sum(${columna('sin_pareja')}), 0)::float8 as "sinPareja", ${buildHasta(pedido)} as hasta`;
};

/** Each hour of each pair, the newest first. */
export const buildIntercambio = (pedido: InformePedido): ConsultaDeInforme<SumasDeIntercambio> => ({
  desde: sql`${HORAS} where ${buildCondiciones(pedido)}`,
  id: sql`(h.hora::bigint * ${sql.lit(RELACIONES)} + h.relacion_id)`,
  orden: sql`h.hora desc, h.relacion_id`,
  sumas: buildSumas(pedido, 'h'),
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
  /** Start of the newest hour in which this pair exchanged something. */
  readonly ultima: Date;
}

export const buildNombreDeMiembro = (subsistema: RawBuilder<unknown>) =>
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
      ${buildNombreDeMiembro(sql`m.miembro`)} as proveedor, ${buildNombreDeMiembro(sql`c.miembro`)} as consumidor, ${SERVICIO} as servicio,
      p.servicio_id as "servicioId", h.total, h.exitosas, h.por_falla as fallas, h.ms_proveedor as "msProveedor",
      h.bytes::float8 as bytes,
      (select to_timestamp(u.hora * 3600.0) from plataforma_horas u join plataforma_horas_vigentes k
          on k.ambiente = u.ambiente and k.hora = u.hora and k.importacion_id = u.importacion_id
        where u.relacion_id = h.relacion_id and u.total > 0 order by u.hora desc limit 1) as ultima
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
    sum(h.sin_pareja)::float8 as sin_pareja
  from ${HORAS} where ${buildCondiciones(pedido)} group by 1, 2) d`;
const ID_DE_DIA = sql`((d.dia - date '1970-01-01')::bigint * ${sql.lit(RELACIONES)} + d.servicio)`;

/** What everybody reads: each day of each service, who asked is not told. */
export const buildIntercambioPublico = (pedido: InformePedido): ConsultaDeInforme<SumasDeIntercambio> => ({
  desde: POR_DIA(pedido),
  id: ID_DE_DIA,
  orden: sql`d.dia desc, d.servicio`,
  sumas: buildSumas(pedido, 'd'),
  grupos: 'd',
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
    select ${ID_DE_DIA}::float8 as id, d.dia::text as dia, ${buildNombreDeMiembro(sql`m.miembro`)} as proveedor,
      ${SERVICIO} as servicio, d.total, d.exitosas
    from ${POR_DIA(solo)} join plataforma_servicios p on p.id = d.servicio
    join plataforma_subsistemas m on m.id = p.subsistema_id
    where ${ID_DE_DIA} = any(${[...ids]}::bigint[])`.execute(database);
  return rows;
}
