import type { DatabaseSchema } from '@marco/database';
import { tableOwners } from '@marco/database';
import { type Kysely, sql } from 'kysely';

/** Number of rows and digest of the contents of every table, to compare before and after. */
export async function computeDatabaseDigest(
  database: Kysely<DatabaseSchema>,
): Promise<Readonly<Record<string, string>>> {
  const digests: Record<string, string> = {};
  for (const table of Object.keys(tableOwners)) {
    // Every call is counted, also one that changes nothing.
    if (table === 'request_counts') continue;
    // When a session was last seen is not a change anybody asked for.
    const { rows } = await sql<{ digest: string }>`select count(*) || ' ' || coalesce(md5(string_agg(line, '|'
      order by line)), '') as digest from (select (to_jsonb(t) - 'last_seen_at')::text as line
      from ${sql.table(table)} t) lines`.execute(database);
    digests[table] = rows[0]?.digest ?? '';
  }
  return digests;
}

/** Tables that differ between two digests. */
export function listChangedTables(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): string[] {
  return Object.keys(before).filter((table) => before[table] !== after[table]);
}
