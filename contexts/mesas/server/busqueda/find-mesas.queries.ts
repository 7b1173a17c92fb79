import type { DatabaseSchema } from '@marco/database';
import { beginsWithText, likeText, suggestFirst } from '@marco/server-kit/database';
import { type Kysely, sql } from 'kysely';

/** Suggestions of an autocomplete (specification §9). */
const MAXIMUM_SUGGESTIONS = 5;
const MINIMUM_CHARACTERS = 3;

/** Mesas whose name holds the text: those that begin with it first. */
export async function findMesas(database: Kysely<DatabaseSchema>, text: string) {
  if (text.length < MINIMUM_CHARACTERS) return [];
  const kept = sql`nombre_de_busqueda`;
  const mesas = database.selectFrom('mesas').select(['id', 'nombre', 'clave_de_orden']);
  const rest = mesas.where((where) =>
    where.and([where.not(beginsWithText(kept, text)), likeText(kept, text)]),
  );
  return suggestFirst(database, [mesas.where(beginsWithText(kept, text)), rest], MAXIMUM_SUGGESTIONS);
}
