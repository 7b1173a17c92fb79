import type { Violation } from './guard.ts';
import type { SourceFile } from './source-files.ts';

/**
 * A file that reads tables of so many other contexts lists them, and has to be opened for each new one. A statement that
 * joins what it tells of one record stays below it.
 */
const CONTEXTS_OF_A_LIST = 7;

/** The platform owns the technical tables, which are of every context. */
const TECHNICAL = 'server-kit';

/** What runs in the product. */
const PRODUCT = /^(contexts|platform|apps)\//;
const INSIDE = /^contexts\/([^/]+)\//;
/** A table in a statement, or as the name a query builder is given: `from mesas`, `'mesas as m'`. */
const NAMED = /\b(?:from|join)\s+"?([a-z_]+)\b|['"`]([a-z_]+)(?: as \w+)?['"`]/g;

/** Files that list the tables of many contexts: each context declares its own in its manifest. */
export function findTableLists(
  { path, text }: SourceFile,
  owners: ReadonlyMap<string, string>,
): readonly Violation[] {
  if (!PRODUCT.test(path)) return [];
  const found = new Set(
    [...text.matchAll(NAMED)].flatMap(([, joined, named]) => owners.get(joined ?? named ?? '') ?? []),
  );
  for (const known of [INSIDE.exec(path)?.[1] ?? '', TECHNICAL]) found.delete(known);
  if (found.size < CONTEXTS_OF_A_LIST) return [];
  const message = `reads tables of ${[...found].toSorted().join(', ')}: join what their manifests declare`;
  return [{ file: path, rule: 'table-list', message }];
}
