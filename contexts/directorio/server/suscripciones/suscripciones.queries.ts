import type { DatabaseSchema } from '@marco/database';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import {
  DIAS_PARA_CONFIRMAR,
  type FrecuenciaSuscripcion,
  type ObjetoSuscripcion,
  type TipoCambioDirectorio,
} from '../../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

/** A subscription, with what it is about. */
export interface SuscripcionRow {
  readonly id: number;
  readonly objeto: ObjetoSuscripcion;
  readonly frecuencia: FrecuenciaSuscripcion;
  readonly servicioId: number | null;
  readonly elementoId: number | null;
  readonly busqueda: string | null;
  readonly usuarioId: number | null;
  readonly correo: string | null;
  readonly codigoRetiro: string;
  readonly revisadaEn: Date;
  readonly servicio: string | null;
  readonly parteEntidad: string | null;
  readonly parteServicio: string | null;
  readonly elemento: string | null;
}

function selectSuscripciones(rest: RawBuilder<unknown>): RawBuilder<SuscripcionRow> {
  return sql<SuscripcionRow>`
    select u.id, u.objeto, u.frecuencia, u.servicio_id as "servicioId", u.elemento_id as "elementoId", u.busqueda,
      u.usuario_id as "usuarioId", u.correo, u.codigo_retiro as "codigoRetiro", u.revisada_en as "revisadaEn",
      s.nombre as servicio, d.entidad as "parteEntidad", d.servicio as "parteServicio", v.nombre as elemento
    from directorio_suscripciones u
    left join servicios s on s.id = u.servicio_id
    left join directorio_direcciones d on d.servicio_id = u.servicio_id and d.vigente
    left join lateral (
      select v.nombre from elementos_versiones v
      where v.elemento_id = u.elemento_id and v.estado in ('incorporado', 'historico', 'caducado')
      order by v.estado <> 'incorporado', v.mayor desc, v.menor desc limit 1) v on true
    ${rest}`;
}

export async function getSuscripcion(database: Database, id: number): Promise<SuscripcionRow> {
  const { rows } = await selectSuscripciones(sql`where u.id = ${id}`).execute(database);
  const [row] = rows;
  if (!row) throw new Error('A subscription is gone a moment after it was stored.');
  return row;
}

/** Those of a person, the newest one first. */
export async function listDePersona(
  database: Database,
  usuarioId: number,
): Promise<readonly SuscripcionRow[]> {
  const { rows } = await selectSuscripciones(
    sql`where u.usuario_id = ${usuarioId} order by u.id desc`,
  ).execute(database);
  return rows;
}

/** The one a visitor may still confirm with a code, held until the transaction ends. */
export async function findPorConfirmar(
  database: Database,
  hash: string,
): Promise<SuscripcionRow | undefined> {
  const { rows } = await selectSuscripciones(sql`where u.confirmacion_hash = ${hash}
    and u.created_at > now() - make_interval(days => ${sql.lit(DIAS_PARA_CONFIRMAR)}) for update of u`).execute(
    database,
  );
  return rows[0];
}

/** The one a code leaves. */
export async function findPorRetirar(
  database: Database,
  codigo: string,
): Promise<SuscripcionRow | undefined> {
  const { rows } = await selectSuscripciones(sql`where u.codigo_retiro = ${codigo} for update of u`).execute(
    database,
  );
  return rows[0];
}

/** One of a person by its id. */
export async function findDePersona(
  database: Database,
  id: number,
  usuarioId: number,
): Promise<SuscripcionRow | undefined> {
  const { rows } = await selectSuscripciones(
    sql`where u.id = ${id} and u.usuario_id = ${usuarioId} for update of u`,
  ).execute(database);
  return rows[0];
}

/** Subscriptions of a frequency for which something happened after they were looked at last, in the order of their ids. */
export async function listPorRevisar(
  database: Database,
  { frecuencia, desdeId, hasta, limite }: PorRevisar,
): Promise<readonly SuscripcionRow[]> {
  const { rows } = await selectSuscripciones(sql`
    where u.frecuencia = ${frecuencia} and u.confirmada_en is not null and u.id > ${desdeId} and u.revisada_en < ${hasta}
      and exists (select from directorio_cambios c where c.registrado_en > u.revisada_en and c.registrado_en <= ${hasta})
    order by u.id limit ${limite}`).execute(database);
  return rows;
}

export interface PorRevisar {
  readonly frecuencia: FrecuenciaSuscripcion;
  /** After this one. */
  readonly desdeId: number;
  readonly hasta: Date;
  readonly limite: number;
}

export interface CambioDirectorioRow {
  readonly servicioId: number;
  readonly servicio: string;
  readonly tipo: TipoCambioDirectorio;
  readonly nivel: number | null;
  readonly version: string | null;
  readonly momento: Date;
}

/** Changes one mail tells; of more it says how many there are. */
const MAXIMO_CAMBIOS = 50;

/** What happened to servicios between two moments, the last first. */
export async function listCambiosEntre(
  database: Database,
  { desde, hasta }: { readonly desde: Date; readonly hasta: Date },
  servicios: RawBuilder<unknown>,
): Promise<readonly CambioDirectorioRow[]> {
  const { rows } = await sql<CambioDirectorioRow>`
    select c.servicio_id as "servicioId", s.nombre as servicio, c.tipo, c.nivel, v.mayor || '.' || v.menor as version,
      c.registrado_en as momento
    from directorio_cambios c join servicios s on s.id = c.servicio_id left join servicios_versiones v on v.id = c.version_id
    where c.registrado_en > ${desde} and c.registrado_en <= ${hasta} and c.servicio_id in (${servicios})
    order by c.registrado_en desc, c.id desc limit ${sql.lit(MAXIMO_CAMBIOS)}`.execute(database);
  return rows;
}

/** One servicio, or these, for `listCambiosEntre`. */
export function buildEstosServicios(ids: readonly number[]): RawBuilder<unknown> {
  return sql`select unnest(${ids}::int[])`;
}

/** The servicios an element is asked for or delivered by. */
export function buildServiciosDeElemento(elementoId: number): RawBuilder<unknown> {
  return sql`select d.servicio_id from directorio_servicios d
    where d.entrega @> array[${elementoId}::int] or d.pide @> array[${elementoId}::int]`;
}

/** Servicios something happened to between two moments. */
export async function listCambiados(
  database: Database,
  { desde, hasta }: { readonly desde: Date; readonly hasta: Date },
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct servicio_id as id from directorio_cambios where registrado_en > ${desde} and registrado_en <= ${hasta}`.execute(
    database,
  );
  return rows.map(({ id }) => id);
}
