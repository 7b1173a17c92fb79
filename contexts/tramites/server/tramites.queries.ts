import type { DatabaseSchema } from '@marco/database';
import { likeText, spanishOrder } from '@marco/server-kit/database';
import { type CandidatoRow, type Cuales, toEnteros } from '@marco/usuarios/port';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { BusquedaTramites, EntidadDelMapa } from '../contract/index.ts';
import type { TipoTramite } from '../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

interface TramiteListadoRow {
  readonly id: number;
  readonly codigo: string;
  readonly nombre: string;
  readonly tipo: TipoTramite;
  readonly nivelDigital: number | null;
  readonly entidadId: number;
  readonly entidad: string;
  readonly sigla: string;
}

/** One page of the trámites in use, by their names. */
export async function listTramites(
  database: Database,
  { texto, entidad, pagina, tamano }: BusquedaTramites,
): Promise<{ readonly rows: readonly TramiteListadoRow[]; readonly total: number }> {
  const found = sql`from tramites t join entidades e on e.id = t.entidad_id
    where t.activo and ${buildDeTexto(texto ?? '')}
      and (${entidad ?? null}::int is null or t.entidad_id = ${entidad ?? null}::int)`;
  const [{ rows }, counted] = await Promise.all([
    sql<TramiteListadoRow>`
      select t.id, t.codigo, t.nombre, t.tipo, t.nivel_digital as "nivelDigital", e.id as "entidadId", e.nombre as entidad,
        coalesce(e.sigla, '') as sigla
      ${found} order by ${spanishOrder('t.nombre')}, t.id limit ${tamano} offset ${tamano * (pagina - 1)}`.execute(
      database,
    ),
    sql<{ total: number }>`select count(*)::int as total ${found}`.execute(database),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

const buildDeTexto = (texto: string) =>
  sql`(${texto === ''} or t.codigo = upper(${texto}) or ${likeText(sql`t.nombre_de_busqueda`, texto)})`;

/** Trámites in use, as the search over everything looks at them. */
export function buildCandidatos({ texto, codigo, ids }: Cuales): RawBuilder<CandidatoRow> {
  const conditions = [sql`t.activo`];
  if (texto) conditions.push(buildDeTexto(texto));
  if (codigo !== undefined) conditions.push(sql`t.codigo = ${codigo}`);
  if (ids) conditions.push(sql`t.id = any(${toEnteros(ids)}::int[])`);
  return sql<CandidatoRow>`(select t.id::text as id, t.nombre_de_busqueda as nombre, lower(t.codigo) as codigo,
      e.nombre_de_busqueda || ' ' || coalesce(e.sigla_de_busqueda, '') as entidad, null::text as estado, t.entidad_id,
      false as abierta
    from tramites t join entidades e on e.id = t.entidad_id where ${sql.join(conditions, sql` and `)})`;
}

/** What the search shows of trámites. */
export function listEncontrados(database: Database, ids: readonly number[]) {
  return database
    .selectFrom('tramites as t')
    .innerJoin('entidades as e', 'e.id', 't.entidad_id')
    .where('t.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .select(['t.id', 't.codigo', 't.nombre', 't.resultado', 't.tiempo', 'e.nombre as entidad'])
    .execute();
}

/** Names of entidades by id. */
export async function listNombresDeEntidades(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, EntidadDelMapa>> {
  const { rows } = await sql<EntidadDelMapa>`
    select id, nombre, coalesce(sigla, '') as sigla from entidades where id = any(${[...ids]}::int[])`.execute(
    database,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

interface ServicioNombradoRow {
  readonly id: number;
  readonly nombre: string;
  readonly entidadId: number;
  readonly entidad: string;
  readonly sigla: string;
  readonly parteEntidad: string | null;
  readonly parteServicio: string | null;
}

/** Servicios of the directory by id, with where their pages stand. */
export async function listServiciosNombrados(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ServicioNombradoRow>> {
  const { rows } = await sql<ServicioNombradoRow>`
    select s.id, s.nombre, e.id as "entidadId", e.nombre as entidad, coalesce(e.sigla, '') as sigla,
      d.entidad as "parteEntidad", d.servicio as "parteServicio"
    from servicios s join entidades e on e.id = s.entidad_id
    left join directorio_direcciones d on d.servicio_id = s.id and d.vigente
    where s.id = any(${[...ids]}::int[])`.execute(database);
  return new Map(rows.map((row) => [row.id, row]));
}

interface ElementoNombradoRow {
  readonly id: number;
  readonly identificador: string;
  readonly nombre: string;
}

/** Elements by id, by the name they have in the common language. */
export async function listElementosNombrados(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ElementoNombradoRow>> {
  const { rows } = await sql<ElementoNombradoRow>`
    select e.id, e.identificador, coalesce(v.nombre, e.identificador) as nombre
    from elementos_de_dato e left join lateral (
      select v.nombre from elementos_versiones v
      where v.elemento_id = e.id and v.estado in ('incorporado', 'historico', 'caducado')
      order by v.estado <> 'incorporado', v.mayor desc, v.menor desc limit 1) v on true
    where e.id = any(${[...ids]}::int[])`.execute(database);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Elements of the common language among some: what anybody may say a paper proves. */
export async function listElementosMapeables(database: Database, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct v.elemento_id as id from elementos_versiones v
    where v.elemento_id = any(${[...ids]}::int[]) and v.estado = 'incorporado'`.execute(database);
  return rows.map(({ id }) => id);
}

/** Servicios of the directory among some. */
export async function listServiciosUsables(database: Database, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select servicio_id as id from directorio_servicios where servicio_id = any(${[...ids]}::int[])`.execute(
    database,
  );
  return rows.map(({ id }) => id);
}

/** NIT of an entidad. */
export async function findNit(database: Database, id: number): Promise<string> {
  const row = await database.selectFrom('entidades').select('nit').where('id', '=', id).executeTakeFirst();
  return row?.nit ?? '';
}
