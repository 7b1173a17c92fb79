import { ZONE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import type { CandidatoRow } from '@marco/usuarios/port';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { BusquedaDiccionario, FiltroDiccionario } from '../contract/index.ts';
import type { FacetaDiccionario } from '../contract/terms.ts';
import { toTextoPlegado } from '../rules/terminos.ts';
import { buildCombinaciones, buildFacetas, hasFacetas } from './facetas.ts';
import { buildContiene, buildPuntaje } from './puntaje.ts';

type Database = Kysely<DatabaseSchema>;

export interface FacetaRow {
  readonly faceta: FacetaDiccionario;
  readonly valor: string;
  readonly nombre: string | null;
  readonly cantidad: number;
}

export interface HalladasRow {
  /** Versions of the page, in their order. */
  readonly ids: readonly number[];
  readonly total: number;
  readonly facetas: readonly FacetaRow[];
}

const nombre = sql`d.orden, d.version_id`;

/**
 * One page of the versions that hold every word and satisfy the filter, how many there are, and how many each value of
 * the facets would leave: one statement, so that counts and rows are of the same moment.
 *
 * @param terminos folded words; none finds every version
 */
export async function searchHalladas(
  database: Database,
  busqueda: BusquedaDiccionario,
  terminos: readonly string[],
): Promise<HalladasRow> {
  const { rows } = await buildBusqueda(busqueda, terminos).execute(database);
  const [row] = rows;
  if (!row) throw new Error('The search answered no row.');
  return row;
}

/** The statement of `searchDiccionario`. */
export function buildBusqueda(
  busqueda: BusquedaDiccionario,
  terminos: readonly string[],
): RawBuilder<HalladasRow> {
  const condicion = buildCondicion(busqueda, terminos);
  const partes = condicion
    ? buildHalladas(busqueda, terminos, condicion)
    : sql`cuentas as materialized (select id as combinacion_id, entradas as n from combos where entradas > 0),
      pagina as materialized (${buildPaginaEntera(busqueda)})`;
  return sql<HalladasRow>`
    with combos as materialized (${buildCombinaciones(busqueda)}),
    ${partes},
    contadas as materialized (select c.*, k.n from cuentas k join combos c on c.id = k.combinacion_id where c.fallas <= 1),
    facetas as (${buildFacetas()})
    select coalesce((select array_agg(version_id order by lugar) from pagina), '{}') as ids,
      (select coalesce(sum(n), 0)::int from contadas where fallas = 0) as total,
      coalesce((select jsonb_agg(to_jsonb(f)) from facetas f), '[]') as facetas`;
}

/** Ids of every version that satisfies the filter, in its order: what a file of the results holds. */
export async function listHalladas(
  database: Database,
  busqueda: Omit<BusquedaDiccionario, 'pagina' | 'tamano'>,
  terminos: readonly string[],
): Promise<readonly number[]> {
  const condicion = buildCondicion(busqueda, terminos) ?? sql`true`;
  const { rows } = await sql<{ version_id: number }>`
    with combos as materialized (${buildCombinaciones(busqueda)})
    select d.version_id from diccionario_entradas d join combos c on c.id = d.combinacion_id
    where c.fallas = 0 and ${condicion} order by ${buildOrden(busqueda, terminos)}`.execute(database);
  return rows.map((row) => row.version_id);
}

/** Whether any version holds a word. */
export async function hasTermino(database: Database, termino: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 from diccionario_entradas d where ${buildContiene(termino)} limit 1`.execute(database);
  return rows.length > 0;
}

interface CandidatosPedidos {
  readonly terminos: readonly string[];
  readonly codigo?: string | undefined;
  readonly ids?: readonly number[] | undefined;
}

/** The versions in force, as the search over everything looks at them. */
export function buildCandidatos({ terminos, codigo, ids }: CandidatosPedidos): RawBuilder<CandidatoRow> {
  const condiciones = [sql<boolean>`d.estado = 'incorporado'`, ...terminos.map(buildContiene)];
  if (ids) condiciones.push(sql<boolean>`d.version_id = any(${[...ids]}::int[])`);
  if (codigo !== undefined)
    condiciones.push(sql<boolean>`(d.oid = ${codigo} or d.elemento_id in (
      select e.id from elementos_de_dato e where lower(e.identificador) = lower(${codigo})))`);
  return sql<CandidatoRow>`(select d.version_id::text as id, ltrim(d.nombre, '|') as nombre, null::text as codigo,
      r.nombre_de_busqueda || ' ' || coalesce(r.sigla_de_busqueda, '') as entidad, d.estado,
      v.entidad_responsable_id as entidad_id, true as abierta
    from diccionario_entradas d join elementos_versiones v on v.id = d.version_id
    left join entidades r on r.id = v.entidad_responsable_id
    where ${sql.join(condiciones, sql` and `)})`;
}

/** Words of the dictionary with about the length of an unknown word, the most similar first. */
export function listPalabrasParecidas(database: Database, palabra: string): Promise<readonly string[]> {
  return database.transaction().execute(async (trx) => {
    // Two letters that changed places leave a word of six only a quarter of its trigrams.
    await sql`select set_config('pg_trgm.similarity_threshold', '0.2', true)`.execute(trx);
    const { rows } = await sql<{ palabra: string }>`select palabra from diccionario_palabras
      where palabra % ${palabra} and length(palabra) between ${palabra.length - 2}::int and ${palabra.length + 2}::int
      order by similarity(palabra, ${palabra}) desc, palabra limit 100`.execute(trx);
    return rows.map((row) => row.palabra);
  });
}

/** What a row itself must satisfy; undefined when only its combination counts. */
function buildCondicion(
  filtro: FiltroDiccionario,
  terminos: readonly string[],
): RawBuilder<boolean> | undefined {
  const { oid, desde, hasta } = filtro;
  const condiciones = terminos.map(buildContiene);
  if (oid) {
    const nodo = oid.replace(/\.$/, '');
    condiciones.push(sql`(d.oid = ${nodo} or d.oid like ${`${nodo}.%`})`);
  }
  if (desde)
    condiciones.push(sql`d.rige_desde >= (${desde}::date)::timestamp at time zone ${sql.lit(ZONE.name)}`);
  if (hasta)
    condiciones.push(sql`d.rige_desde < (${hasta}::date + 1)::timestamp at time zone ${sql.lit(ZONE.name)}`);
  return condiciones.length === 0 ? undefined : sql<boolean>`${sql.join(condiciones, sql` and `)}`;
}

function buildHalladas(
  busqueda: BusquedaDiccionario,
  terminos: readonly string[],
  condicion: RawBuilder<boolean>,
): RawBuilder<unknown> {
  const { tamano, pagina, orden } = busqueda;
  const puntaje =
    terminos.length > 0 && orden === 'relevancia' ? buildPuntaje(terminos, toFrase(busqueda)) : sql`0`;
  const moment = orden === 'reciente' ? sql`d.rige_desde` : sql`null::timestamptz`;
  return sql`halladas as materialized (
      select d.version_id, d.combinacion_id, d.orden, c.fallas, ${moment} as rige_desde,
        case when c.fallas = 0 then ${puntaje} end as puntaje
      from diccionario_entradas d join combos c on c.id = d.combinacion_id
      where c.fallas <= 1 and ${condicion}
    ),
    cuentas as materialized (select combinacion_id, count(*) as n from halladas group by combinacion_id),
    pagina as materialized (
      select d.version_id, row_number() over () as lugar from (
        select version_id from halladas d where d.fallas = 0
        order by ${orden === 'reciente' ? sql`d.rige_desde desc, ${nombre}` : sql`d.puntaje desc, ${nombre}`}
        limit ${tamano} offset ${tamano * (pagina - 1)}) d
    )`;
}

/** A page where only the combination counts: the first rows of each along its index, or of all along that of the order. */
function buildPaginaEntera(busqueda: BusquedaDiccionario): RawBuilder<unknown> {
  const { tamano, pagina, estado } = busqueda;
  const offset = tamano * (pagina - 1);
  const ordered = buildOrden(busqueda, []);
  const filas = hasFacetas(busqueda)
    ? sql`combos c cross join lateral (
        select d.version_id, d.orden, d.rige_desde from diccionario_entradas d where d.combinacion_id = c.id
        order by ${ordered} limit ${tamano + offset}) d where c.fallas = 0`
    : sql`diccionario_entradas d where ${estado === 'todos' ? sql`true` : sql`d.estado = ${sql.lit(estado)}`}`;
  return sql`select d.version_id, row_number() over () as lugar from (
      select d.version_id from ${filas} order by ${ordered} limit ${tamano} offset ${offset}) d`;
}

const toFrase = ({ texto }: Pick<FiltroDiccionario, 'texto'>) => toTextoPlegado(texto ?? '');

function buildOrden(
  busqueda: Pick<BusquedaDiccionario, 'orden' | 'texto'>,
  terminos: readonly string[],
): RawBuilder<unknown> {
  const { orden } = busqueda;
  if (orden === 'reciente') return sql`d.rige_desde desc, ${nombre}`;
  return orden === 'relevancia' && terminos.length > 0
    ? sql`${buildPuntaje(terminos, toFrase(busqueda))} desc, ${nombre}`
    : nombre;
}
