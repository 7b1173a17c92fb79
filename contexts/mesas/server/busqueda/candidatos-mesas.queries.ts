import type { DatabaseSchema } from '@marco/database';
import { likeText } from '@marco/server-kit/database';
import { type CandidatoRow, type Cuales, toEnteros } from '@marco/usuarios/port';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { EstadoReunion } from '../../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

const ENTIDAD = sql<string>`e.nombre_de_busqueda || ' ' || coalesce(e.sigla_de_busqueda, '')`;
const toCondition = (conditions: readonly RawBuilder<unknown>[]) =>
  sql.join([sql`true`, ...conditions], sql` and `);

/** Mesas, as the search over everything looks at them: the list shows all of them to anybody. */
export function buildMesas({ texto, ids }: Cuales): RawBuilder<CandidatoRow> {
  const conditions: RawBuilder<unknown>[] = [];
  if (texto) conditions.push(sql`${likeText(sql`m.nombre_de_busqueda`, texto)}`);
  if (ids) conditions.push(sql`m.id = any(${toEnteros(ids)}::int[])`);
  return sql<CandidatoRow>`(select m.id::text as id, m.nombre_de_busqueda as nombre, null::text as codigo, ${ENTIDAD} as entidad,
      case when m.activa then 'abierta' else 'cerrada' end as estado, m.entidad_lider_id as entidad_id, m.activa as abierta
    from mesas m join entidades e on e.id = m.entidad_lider_id where ${toCondition(conditions)})`;
}

/** What the search shows of mesas. */
export async function listMesasEncontradas(database: Database, ids: readonly number[]) {
  const { rows } = await sql<{
    id: number;
    nombre: string;
    activa: boolean;
    objetivo: string;
    entidad: string;
    entidades: number;
  }>`select m.id, m.nombre, m.activa, m.objetivo, e.nombre as entidad,
      (select count(*)::int from mesas_entidades x where x.mesa_id = m.id) as entidades
    from mesas m join entidades e on e.id = m.entidad_lider_id
    where m.id = any(${[...ids]}::int[])`.execute(database);
  return rows;
}

/** Meetings a person may read: those held, which are public, and all of them to who runs mesas. */
export function buildReuniones({ texto, ids }: Cuales, leeTodas: boolean): RawBuilder<CandidatoRow> {
  const conditions: RawBuilder<unknown>[] = [];
  if (texto) conditions.push(sql`${likeText(sql`r.tematica_de_busqueda`, texto)}`);
  if (ids) conditions.push(sql`r.id = any(${toEnteros(ids)}::int[])`);
  const select = (
    estados: RawBuilder<unknown>,
  ) => sql`select r.id, r.tematica_de_busqueda, r.estado, r.mesa_id
    from reuniones r where ${estados} and ${toCondition(conditions)}`;
  // Held ones have an index of their own.
  const realizadas = select(sql`r.estado = 'realizada'`);
  const legibles = leeTodas
    ? sql`${realizadas} union all ${select(sql`r.estado <> 'realizada'`)}`
    : realizadas;
  return sql<CandidatoRow>`(select r.id::text as id, r.tematica_de_busqueda as nombre, null::text as codigo, ${ENTIDAD} as entidad,
      r.estado, m.entidad_lider_id as entidad_id, r.estado in ('programada', 'en-curso') as abierta
    from (${legibles}) r join mesas m on m.id = r.mesa_id join entidades e on e.id = m.entidad_lider_id)`;
}

/** A document has no number: others are of none. */
const toDocumentos = (ids: readonly string[]) =>
  ids.filter((id) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id));

/** Documents of the meetings a person may read, by their names. */
export function buildDocumentos({ texto, ids }: Cuales, leeTodas: boolean): RawBuilder<CandidatoRow> {
  const conditions: RawBuilder<unknown>[] = [];
  if (!leeTodas) conditions.push(sql`r.estado = 'realizada'`);
  if (texto) conditions.push(sql`${likeText(sql`a.nombre_de_busqueda`, texto)}`);
  if (ids) conditions.push(sql`a.id = any(${toDocumentos(ids)}::uuid[])`);
  return sql<CandidatoRow>`(select a.id::text as id, a.nombre_de_busqueda as nombre, null::text as codigo,
      ${ENTIDAD} as entidad, null::text as estado, m.entidad_lider_id as entidad_id, m.activa as abierta
    from archivos a join reuniones_archivos x on x.archivo_id = a.id join reuniones r on r.id = x.reunion_id
      join mesas m on m.id = r.mesa_id join entidades e on e.id = m.entidad_lider_id where ${toCondition(conditions)})`;
}

/** What the search shows of documents. */
export async function listDocumentosEncontrados(database: Database, ids: readonly string[]) {
  const { rows } = await sql<{
    id: string;
    nombre: string;
    reunion_id: number;
    mesa_id: number;
    tematica: string;
    estado: EstadoReunion;
    inicia_en: Date;
    mesa: string;
  }>`select a.id::text as id, a.nombre, r.id as reunion_id, r.mesa_id, r.tematica, r.estado, r.inicia_en, m.nombre as mesa
    from archivos a join reuniones_archivos x on x.archivo_id = a.id join reuniones r on r.id = x.reunion_id
      join mesas m on m.id = r.mesa_id where a.id = any(${toDocumentos(ids)}::uuid[])`.execute(database);
  return rows;
}

/** What the search shows of meetings. */
export async function listReunionesEncontradas(database: Database, ids: readonly number[]) {
  const { rows } = await sql<{
    id: number;
    mesa_id: number;
    tematica: string;
    estado: EstadoReunion;
    inicia_en: Date;
    mesa: string;
  }>`select r.id, r.mesa_id, r.tematica, r.estado, r.inicia_en, m.nombre as mesa
    from reuniones r join mesas m on m.id = r.mesa_id where r.id = any(${[...ids]}::int[])`.execute(database);
  return rows;
}
