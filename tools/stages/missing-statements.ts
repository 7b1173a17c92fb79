import type { NotedStatement, StatementsOfFile } from '@marco/test-kit/statement-notes';

/** A statement of SQL that ran on PostgreSQL only, with the files that sent it. */
export interface MissingStatement extends NotedStatement {
  readonly files: readonly string[];
}

/** Statements that ran on PostgreSQL, each once, and of them those that no file sent to PGlite. */
export function findMissing(noted: readonly StatementsOfFile[]): {
  readonly all: number;
  readonly missing: readonly MissingStatement[];
} {
  const onPglite = new Set(noted.flatMap(({ pglite }) => pglite.map(({ normal }) => normal)));
  const onPostgres = new Map<string, { readonly statement: NotedStatement; readonly files: string[] }>();
  for (const { file, postgres } of noted)
    for (const statement of postgres) {
      const known = onPostgres.get(statement.normal);
      if (known) known.files.push(file);
      else onPostgres.set(statement.normal, { statement, files: [file] });
    }
  const missing = [...onPostgres.values()]
    .filter(({ statement }) => !onPglite.has(statement.normal))
    .map(({ statement, files }) => ({ ...statement, files }));
  return { all: onPostgres.size, missing };
}
