import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { Plegar } from '../../rules/busqueda-profunda/fragmento.ts';

type Database = Kysely<DatabaseSchema>;

const known = new WeakMap<Database, Promise<Plegar>>();

/**
 * What the database makes of a character when it compares texts, so that what is marked is what was found. The
 * characters it changes are asked once for each database.
 */
export function findPlegar(database: Database): Promise<Plegar> {
  const asked = known.get(database) ?? readPlegar(database);
  known.set(database, asked);
  // A database that did not answer is asked again by the next search.
  asked.catch(() => known.delete(database));
  return asked;
}

/** The two planes with letters of upper and lower case; surrogates are no characters. */
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
