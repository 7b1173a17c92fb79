import type { DatabaseSchema } from '@marco/database';
import type { NamedRows } from '@marco/server-kit';
import { type Kysely, sql } from 'kysely';

/** An event may contain any text, so values that cannot be an id of the table are not searched. */
const FORMA = {
  integer: /^\d{1,9}$/,
  bigint: /^\d{1,18}$/,
  uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
  text: /./,
} as const;

/** Names as they are today, by id; one no longer there has none. */
export async function listNombresDeIds(
  database: Kysely<DatabaseSchema>,
  { from, name, id, idType }: NamedRows,
  ids: Iterable<string>,
): Promise<Readonly<Record<string, string>>> {
  const asked = [...ids].filter((one) => FORMA[idType].test(one));
  if (asked.length === 0) return {};
  const key = sql.ref(`t.${id}`);
  const { rows } = await sql<{ id: string; nombre: string | null }>`
    select ${key}::text as id, ${name} as nombre from ${from}
    where ${key} = any(${asked}::${sql.raw(idType)}[])`.execute(database);
  return Object.fromEntries(rows.flatMap((row) => (row.nombre ? [[row.id, row.nombre]] : [])));
}
