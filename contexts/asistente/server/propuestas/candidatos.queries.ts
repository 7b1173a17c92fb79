import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';

type Database = Kysely<DatabaseSchema>;

/** Elements with one word that are looked at, those with the shortest names first. */
const POR_PALABRA = 400;
/** Elements that are compared with a field (domain directorio §8.2: at most 50). */
const POR_CAMPO = 40;
/** Words of the dictionary a word nobody knows may be. */
const PARECIDAS = 4;
/** In more elements than these a word is common, however many more they are. */
const COMUN = 2000;

interface ParecidaRow {
  readonly palabra: string;
  readonly parecida: string;
  readonly parecido: number;
}

/**
 * Words of the dictionary that look like words which are none: cut, or with another letter. One statement for all, by the
 * trigrams of the words.
 */
export async function listParecidas(database: Database, palabras: readonly string[]): Promise<ParecidaRow[]> {
  if (palabras.length === 0) return [];
  const { rows } = await sql<ParecidaRow>`
    with desconocidas as materialized (
      select w.palabra from unnest(${[...palabras]}::text[]) as w(palabra)
      where length(w.palabra) >= 3 and not exists (select from diccionario_palabras d where d.palabra = w.palabra)
    ), vistas as materialized (
      select w.palabra, d.palabra as parecida,
        greatest(similarity(d.palabra, w.palabra), case when d.palabra like w.palabra || '%' then 0.7 else 0 end)::float8 as parecido
      from desconocidas w join diccionario_palabras d on d.palabra % w.palabra or d.palabra like w.palabra || '%'
    )
    select palabra, parecida, parecido from (
      select v.*, row_number() over (partition by palabra order by parecido desc, length(parecida), parecida) as lugar
      from vistas v where parecido >= 0.45
    ) o where lugar <= ${PARECIDAS} order by palabra, lugar`.execute(database);
  return rows;
}

/** A word a field is looked for by. */
export interface PalabraPedida {
  readonly campo: number;
  readonly palabra: string;
  /** Of the name of the field 1, of its description less. */
  readonly peso: number;
}

interface CandidatoRow {
  readonly campo: number;
  readonly versionId: number;
}

/**
 * The versions in force that have words of each field, rare words counting more: one statement for all fields, by the
 * index of words.
 */
export async function listCandidatos(
  database: Database,
  pedidas: readonly PalabraPedida[],
): Promise<CandidatoRow[]> {
  if (pedidas.length === 0) return [];
  const { rows } = await sql<CandidatoRow>`
    with pedidas as materialized (
      select campo, palabra, max(peso) as peso from unnest(
        ${pedidas.map(({ campo }) => campo)}::int[], ${pedidas.map(({ palabra }) => palabra)}::text[],
        ${pedidas.map(({ peso }) => peso)}::float8[]) as p(campo, palabra, peso)
      group by campo, palabra
    ), halladas as materialized (
      select w.palabra, p.version_id from (select distinct palabra from pedidas) w cross join lateral (
        select a.version_id from asistente_palabras a
        where a.palabra = w.palabra order by a.largo, a.version_id limit ${POR_PALABRA}) p
    ), raras as materialized (
      select palabra, 1 / sqrt(count(*)) as rareza from halladas group by palabra
    ), puntos as (
      select p.campo, h.version_id, sum(p.peso * r.rareza) as puntos
      from pedidas p join halladas h on h.palabra = p.palabra join raras r on r.palabra = p.palabra
      group by p.campo, h.version_id
    )
    select campo, version_id as "versionId" from (
      select campo, version_id, row_number() over (partition by campo order by puntos desc, version_id) as lugar from puntos
    ) o where lugar <= ${POR_CAMPO} order by campo, lugar`.execute(database);
  return rows;
}

/**
 * In how many elements each word stands, some words and those of the names of some versions, as far as that is told; and
 * how many elements there are.
 */
export async function findRareza(
  database: Database,
  { palabras, versionIds }: { readonly palabras: readonly string[]; readonly versionIds: readonly number[] },
): Promise<{
  readonly elementos: number;
  readonly veces: readonly (readonly [palabra: string, veces: number])[];
}> {
  const [{ rows: contadas }, { rows: todas }] = await Promise.all([
    sql<{ palabra: string; veces: number }>`
      select w.palabra, c.veces from (
        select palabra from unnest(${[...palabras]}::text[]) as dicha(palabra)
        union
        select p.palabra from asistente_palabras p where p.version_id = any(${[...versionIds]}::int[])
      ) w cross join lateral (
        select count(*)::int as veces from (
          select from asistente_palabras a where a.palabra = w.palabra limit ${COMUN}) x) c
      where c.veces > 0`.execute(database),
    sql<{
      elementos: number;
    }>`select coalesce(sum(entradas), 0)::int as elementos from diccionario_combinaciones
      where estado = 'incorporado'`.execute(database),
  ]);
  return {
    elementos: todas[0]?.elementos ?? 0,
    veces: contadas.map(({ palabra, veces }) => [palabra, veces] as const),
  };
}
