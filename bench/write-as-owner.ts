import type { DatabaseSchema } from '@marco/database';
import { type DatabaseHandle, openPostgres } from '@marco/server-kit/database';
import { findOwnerUrl } from '@marco/test-kit';
import { withoutIndexes } from './growth/indexes-aside.ts';
import type { Bench } from './start-bench.ts';

/** Writing a country takes longer than any request of the product may. */
const UNLIMITED = { statementMs: 0, workStatementMs: 0 };

/**
 * Fills the database of a benchmark as its owner, without time limits and with the indexes made afterwards, and leaves
 * its statistics fresh. Prints how long it took.
 */
export async function writeAsOwner(
  bench: Bench,
  write: (filled: { readonly database: DatabaseHandle<DatabaseSchema> }) => Promise<void>,
): Promise<void> {
  const started = performance.now();
  const database = openPostgres<DatabaseSchema>({
    url: await findOwnerUrl(bench.database),
    maxConnections: 2,
    limits: UNLIMITED,
  });
  try {
    await withoutIndexes(database, () => write({ database }));
    await database.exec('vacuum analyze');
  } finally {
    await database.close();
  }
  console.log(
    `PostgreSQL ${bench.postgres}, written in ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
}
