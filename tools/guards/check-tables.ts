import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findMisplacedSql } from './find-misplaced-sql.ts';
import { findTableLists } from './find-table-lists.ts';
import { findTableWrites } from './find-table-writes.ts';
import type { GuardReport, Violation } from './guard.ts';
import { isCode, isGenerated, isTest, readRepositoryFiles } from './source-files.ts';

const OWNERSHIP = 'database/ownership.ts';
/** The table that records migrations is made by the code that runs them. */
const MIGRATION = /^database\/migrations\/.*\.sql$|^platform\/server-kit\/database\/[^/]+\.ts$/;

/**
 * Seeds, tests and what serves them prepare rows of every table; tools never write. A file of SQLite is a database of its own.
 */
const EXEMPT =
  /\/(write-sqlite|compare-filas)\.ts$|^database\/|^(contexts\/[^/]+|apps\/api)\/testing\/|^(test-kit|e2e|bench|tools)\//;

/** Who writes here: a context, `server-kit`, `authenticator`, or the folder's own name, which owns nothing. */
function ownerOf(path: string): string {
  const [first = '', second = ''] = path.split('/');
  if (first === 'contexts' || first === 'platform') return second;
  return first === 'apps' ? `${first}/${second}` : first;
}

async function readOwners(root: string): Promise<ReadonlyMap<string, string> | undefined> {
  const path = join(root, OWNERSHIP);
  if (!existsSync(path)) return undefined;
  const { tableOwners } = (await import(pathToFileURL(path).href)) as { tableOwners: Record<string, string> };
  return new Map(Object.entries(tableOwners));
}

const TABLE_NAME = '(?:if\\s+(?:not\\s+)?exists\\s+)?(?:only\\s+)?(?:public\\.)?"?(\\w+)"?';
const TABLE_CHANGES = new RegExp(
  `\\b(?:create\\s+(?:unlogged\\s+)?table\\s+${TABLE_NAME}|drop\\s+table\\s+${TABLE_NAME}|` +
    `alter\\s+table\\s+${TABLE_NAME}\\s+rename\\s+to\\s+"?(\\w+)"?)`,
  'gi',
);

/** Tables that exist after all migrations, in their order. */
function readMigratedTables(sources: readonly string[]): Set<string> {
  const tables = new Set<string>();
  const code = sources.map((source) => source.replace(/--.*$/gm, '')).join('\n');
  for (const [, created, dropped, renamed, newName] of code.matchAll(TABLE_CHANGES)) {
    for (const gone of [dropped, renamed]) if (gone) tables.delete(gone);
    for (const there of [created, newName]) if (there) tables.add(there);
  }
  return tables;
}

function compareLists(owners: ReadonlyMap<string, string>, migrated: ReadonlySet<string>): Violation[] {
  const unowned = [...migrated].filter((table) => !owners.has(table));
  const gone = [...owners.keys()].filter((table) => !migrated.has(table));
  return [
    ...unowned.map((table) => ({ file: OWNERSHIP, rule: 'unowned-table', message: `${table} has no owner` })),
    ...gone.map((table) => ({
      file: OWNERSHIP,
      rule: 'unknown-table',
      message: `${table} is in no migration`,
    })),
  ];
}

/** A table is written by its owner alone, in the files of its SQL, no file lists those of all, and each has an owner. */
export async function checkTables(root: string): Promise<GuardReport> {
  const owners = await readOwners(root);
  if (!owners) {
    const missing = {
      file: OWNERSHIP,
      rule: 'no-ownership',
      message: 'says who owns each table, and is missing',
    };
    return { violations: [missing], summary: 'no table' };
  }
  const migrated = readMigratedTables(
    readRepositoryFiles(root, (path) => MIGRATION.test(path)).map(({ text }) => text),
  );
  const files = readRepositoryFiles(
    root,
    (path) => isCode(path) && !isTest(path) && !isGenerated(path) && !EXEMPT.test(path),
  );
  const writes = files.flatMap((file) =>
    findTableWrites(file).map((write) => ({ ...write, file: file.path })),
  );
  const violations = writes.flatMap(({ file, line, table }): Violation[] => {
    if (table === undefined) {
      return [
        {
          file,
          line,
          rule: 'hidden-table',
          message: 'name the table with a literal, so its owner can be checked',
        },
      ];
    }
    const owner = owners.get(table);
    if (owner === ownerOf(file)) return [];
    const message = owner ? `${table} is written by ${owner} alone` : `${table} has no owner in ${OWNERSHIP}`;
    return [{ file, line, rule: 'foreign-table', message }];
  });
  return {
    violations: [
      ...compareLists(owners, migrated),
      ...violations,
      ...files.flatMap(findMisplacedSql),
      ...files.flatMap((file) => findTableLists(file, owners)),
    ],
    summary: `${migrated.size} tables, ${writes.length} writes in ${files.length} files`,
  };
}
