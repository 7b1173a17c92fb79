import type { DatabaseSchema } from '@marco/database';
import type { CandidatoRow } from '@marco/usuarios/port';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { BusquedaDirectorio, FiltroDirectorio } from '../../contract/index.ts';
import { listBuscadas } from '../../rules/busqueda/puntaje.ts';
import {
  buildConjuncion,
  buildContiene,
  listCondiciones,
  listCondicionesDeTexto,
} from './condiciones.queries.ts';
import { buildPuntaje } from './puntaje.ts';

type Database = Kysely<DatabaseSchema>;

/** The folded text of a search, and the words of it that are looked for. */
export interface ConsultaPlegada {
  readonly frase: string;
  readonly palabras: readonly string[];
}

export interface HalladosRow {
  /** Servicios of the page, in their order. */
  readonly ids: readonly number[];
  readonly total: number;
}

const POR_NOMBRE = sql`d.orden, d.servicio_id`;

/** One page of the servicios that hold every word and satisfy the filter, and how many there are. */
export async function searchHallados(
  database: Database,
  busqueda: BusquedaDirectorio,
  consulta: ConsultaPlegada,
): Promise<HalladosRow> {
  const { rows } = await buildBusqueda(busqueda, consulta).execute(database);
  const [row] = rows;
  if (!row) throw new Error('The search answered no row.');
  return row;
}

/** The statement of `searchHallados`. */
export function buildBusqueda(
  busqueda: BusquedaDirectorio,
  { frase, palabras }: ConsultaPlegada,
): RawBuilder<HalladosRow> {
  const { pagina, tamano } = busqueda;
  const deTexto = listCondicionesDeTexto(busqueda, palabras);
  const where = buildConjuncion([...deTexto, ...listCondiciones(busqueda).values()]);
  const page = sql`limit ${tamano} offset ${tamano * (pagina - 1)}`;
  // What only facets narrow is read along the index of its order, and counted apart.
  if (deTexto.length === 0)
    return sql<HalladosRow>`
      select coalesce((select array_agg(servicio_id order by lugar) from (
          select d.servicio_id, row_number() over () as lugar from (
            select d.servicio_id from directorio_servicios d where ${where} order by ${buildOrden(busqueda)} ${page}) d) p), '{}') as ids,
        (select count(*)::int from directorio_servicios d where ${where}) as total`;
  return sql<HalladosRow>`
    with hallados as materialized (
      select d.servicio_id, d.orden, d.consumidores, d.actualizado_en,
        ${isByPuntaje(busqueda) ? buildPuntaje(listBuscadas(palabras, frase)) : sql`d.factor`} as factor,
        ${buildCercania(busqueda)}
      from directorio_servicios d where ${where}
    ),
    pagina as (
      select d.servicio_id, row_number() over () as lugar from (
        select d.servicio_id from hallados d order by ${buildCercanos(busqueda)}${buildOrden(busqueda)} ${page}) d
    )
    select coalesce((select array_agg(servicio_id order by lugar) from pagina), '{}') as ids,
      (select count(*)::int from hallados) as total`;
}

const isByPuntaje = ({ orden }: Pick<BusquedaDirectorio, 'orden'>) => orden === 'relevancia';

/** How much of what somebody needs a row gives, and how much it asks for that they have not. */
function buildCercania({ tengo = [], necesito = [] }: BusquedaDirectorio): RawBuilder<unknown> {
  return sql`(select count(*) from unnest(d.entrega) as x (dato) where x.dato = any(${necesito}::int[])) as da,
    (select count(*) from unnest(d.pide) as x (dato) where not x.dato = any(${tengo}::int[])) as falta`;
}

function buildCercanos({ orden, tengo = [], necesito = [] }: BusquedaDirectorio): RawBuilder<unknown> {
  const isNear = orden === 'relevancia' && tengo.length + necesito.length > 0;
  return isNear ? sql`d.da desc, d.falta, ` : sql``;
}

function buildOrden({ orden }: BusquedaDirectorio): RawBuilder<unknown> {
  switch (orden) {
    case 'usados':
      return sql`d.consumidores desc, ${POR_NOMBRE}`;
    case 'recientes':
      return sql`d.actualizado_en desc, d.servicio_id`;
    case 'nombre':
      return POR_NOMBRE;
    default:
      return sql`d.factor desc, d.consumidores desc, ${POR_NOMBRE}`;
  }
}

/** Of these servicios, those that hold every word and satisfy the filter. */
export async function listHallados(
  database: Database,
  filtro: FiltroDirectorio,
  { palabras }: ConsultaPlegada,
  servicios: readonly number[],
): Promise<readonly number[]> {
  const where = buildConjuncion([
    sql<boolean>`d.servicio_id = any(${servicios}::int[])`,
    ...listCondicionesDeTexto(filtro, palabras),
    ...listCondiciones(filtro).values(),
  ]);
  const { rows } = await sql<{
    id: number;
  }>`select d.servicio_id as id from directorio_servicios d where ${where}`.execute(database);
  return rows.map(({ id }) => id);
}

/** How many servicios the directory has, those in suspension included. */
export async function countDirectorio(database: Database): Promise<number> {
  const { rows } = await sql<{
    total: number;
  }>`select count(*)::int as total from directorio_servicios`.execute(database);
  return rows[0]?.total ?? 0;
}

/** Whether any servicio holds a word. */
export async function hasPalabra(database: Database, palabra: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 from directorio_servicios d where ${buildContiene(palabra)} limit 1`.execute(database);
  return rows.length > 0;
}

/** Words of the directory with about the length of an unknown word, the most similar first. */
export function listPalabrasParecidas(database: Database, palabra: string): Promise<readonly string[]> {
  return database.transaction().execute(async (trx) => {
    // Two letters that changed places leave a word of six only a quarter of its trigrams.
    await sql`select set_config('pg_trgm.similarity_threshold', '0.2', true)`.execute(trx);
    const { rows } = await sql<{ palabra: string }>`select palabra from directorio_palabras
      where palabra % ${palabra} and length(palabra) between ${palabra.length - 2}::int and ${palabra.length + 2}::int
      order by similarity(palabra, ${palabra}) desc, palabra limit 100`.execute(trx);
    return rows.map((row) => row.palabra);
  });
}

interface CandidatosPedidos {
  readonly palabras: readonly string[];
  readonly codigo?: string | undefined;
  readonly ids?: readonly number[] | undefined;
}

/** The servicios of the directory without facets, as the search over everything looks at them. */
export function buildCandidatos({ palabras, codigo, ids }: CandidatosPedidos): RawBuilder<CandidatoRow> {
  const condiciones = [...listCondicionesDeTexto({}, palabras), ...listCondiciones({}).values()];
  if (ids) condiciones.push(sql`d.servicio_id = any(${[...ids]}::int[])`);
  if (codigo !== undefined)
    condiciones.push(
      sql`d.servicio_id in (select n.objeto_id from oid_nodos n where n.oid = ${codigo} and n.tipo = 'servicio')`,
    );
  return sql<CandidatoRow>`(select d.servicio_id::text as id, ltrim(d.nombre, '|') as nombre, null::text as codigo,
      d.entidad as entidad, es.nombre_de_busqueda as estado, d.entidad_id, true as abierta
    from directorio_servicios d join servicios sv on sv.id = d.servicio_id
    join (select id, texto_busqueda(nombre) as nombre_de_busqueda from estados_servicio offset 0) es
      on es.id = sv.estado_servicio_id
    where ${buildConjuncion(condiciones)})`;
}
