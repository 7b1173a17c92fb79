import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { Plegar } from '../../rules/busqueda-profunda/fragmento.ts';

type Database = Kysely<DatabaseSchema>;

const known = new WeakMap<Database, Promise<Plegar>>();

/**
 * How the database changes each character when it compares texts, so that the marked words are the found ones. The
 * changed characters are read once for each database.
 */
export function findPlegar(database: Database): Promise<Plegar> {
  const asked = known.get(database) ?? readPlegar(database);
  known.set(database, asked);
  // If the database did not answer, the next search asks again.
  asked.catch(() => known.delete(database));
  return asked;
}

/** The two planes with letters of upper and lower case; surrogates are not characters. */
async function readPlegar(database: Database): Promise<Plegar> {
  const { rows } = await sql<{ letra: string; plegada: string }>`
    select letra, plegada from (
      select chr(code) as letra, texto_busqueda(chr(code)) as plegada from (
        select generate_series(1, 55295) union all select generate_series(57344, 131069)
      ) codes(code)
    ) letras where letra <> plegada`.execute(database);
  const plegadas = new Map(rows.map(({ letra, plegada }) => [letra, plegada]));
  return (letra) => plegadas.get(letra) ?? letra;
}

/** Words as the database compares them, in their order. */
export async function findPlegados(
  database: Database,
  terminos: readonly string[],
): Promise<readonly string[]> {
  if (terminos.length === 0) return [];
  const { rows } = await sql<{ plegado: string }>`
    select texto_busqueda(termino) as plegado from unnest(${[...terminos]}::text[]) with ordinality t(termino, lugar)
    order by lugar`.execute(database);
  return rows.map(({ plegado }) => plegado);
}
