import type { StatementsOfFile } from './read-statements.ts';
import type { TestFile } from './stage.ts';

/** Statements of SQL with the files that pass them. */
export type Unproven = ReadonlyMap<string, readonly string[]>;

function listSenders(noted: readonly StatementsOfFile[]): Map<string, string[]> {
  const senders = new Map<string, string[]>();
  for (const { file, postgres } of noted)
    for (const statement of postgres) senders.set(statement, [...(senders.get(statement) ?? []), file]);
  return senders;
}

const listOnPglite = (noted: readonly StatementsOfFile[]): Set<string> =>
  new Set(noted.flatMap(({ pglite }) => pglite));

/**
 * Statements that ran on PostgreSQL, and on PGlite neither so far nor in a file still to run there. A file that runs on
 * both may send some to the server alone: those of filters drawn at random, and those only a server is asked.
 *
 * @param alone files that run on PostgreSQL alone
 */
export function findUnproven(noted: readonly StatementsOfFile[], alone: readonly string[]): Unproven {
  const onPglite = listOnPglite(noted);
  return new Map(
    [...listSenders(noted)].filter(
      ([statement, files]) => !onPglite.has(statement) && files.every((file) => alone.includes(file)),
    ),
  );
}

/**
 * Files that together pass every statement: those that alone pass one, and then those first that pass most of what is
 * missing in a second.
 */
export function chooseFiles(unproven: Unproven, times: readonly TestFile[]): string[] {
  const seconds = new Map(times.map((file) => [file.path, file.seconds]));
  const chosen = new Set([...unproven.values()].flatMap((files) => (files.length === 1 ? files : [])));
  const listMissing = () => [...unproven.values()].filter((files) => !files.some((file) => chosen.has(file)));
  for (let missing = listMissing(); missing.length > 0; missing = listMissing()) {
    const worth = new Map<string, number>();
    for (const file of missing.flat())
      worth.set(file, (worth.get(file) ?? 0) + 1 / Math.max(seconds.get(file) ?? 1, 0.1));
    const [best] = [...worth].toSorted(([a, x], [b, y]) => y - x || a.localeCompare(b));
    if (!best) break;
    chosen.add(best[0]);
  }
  return [...chosen];
}

/** The statements that of these files one alone passes. */
export function listAlonePassed(unproven: Unproven, files: readonly string[], file: string): string[] {
  return [...unproven].flatMap(([statement, senders]) =>
    senders.includes(file) && !files.some((other) => other !== file && senders.includes(other))
      ? [statement]
      : [],
  );
}

/** How many statements ran on PostgreSQL, and how many of them on PGlite too. */
export function countStatements(noted: readonly StatementsOfFile[]): { postgres: number; both: number } {
  const onPglite = listOnPglite(noted);
  const onPostgres = [...listSenders(noted).keys()];
  return {
    postgres: onPostgres.length,
    both: onPostgres.filter((statement) => onPglite.has(statement)).length,
  };
}
