import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GuardReport } from './guard.ts';
import { isTest, readRepositoryFiles, type SourceFile } from './source-files.ts';

export const REQUIREMENTS = 'docs/requirements.md';

interface Clause {
  readonly id: string;
  readonly text: string;
  readonly file: string;
}

/** A test title: `[MESA-05] clause`, several ids allowed, in any kind of quotes. */
const TITLE = /(['"`])((?:\[[A-Z]+-\d+\]\s*)+)((?:\\.|(?!\1).)+)\1/g;

function findClauses({ path, text }: SourceFile): Clause[] {
  return [...text.matchAll(TITLE)].flatMap(([, , ids = '', clause = '']) =>
    [...ids.matchAll(/\[([A-Z]+-\d+)\]/g)].map(([, id = '']) => ({
      id,
      text: clause.replaceAll(/\\(.)/g, '$1').trim(),
      file: path,
    })),
  );
}

function compareIds(a: string, b: string): number {
  const [areaA = '', numberA] = a.split('-');
  const [areaB = '', numberB] = b.split('-');
  if (areaA !== areaB) return areaA < areaB ? -1 : 1;
  return Number(numberA) - Number(numberB);
}

function readClauses(root: string): Clause[] {
  // the tests of the guards plant titles of their own
  return readRepositoryFiles(root, (path) => isTest(path) && !path.startsWith('tools/')).flatMap(findClauses);
}

function renderRequirements(clauses: readonly Clause[]): string {
  const byId = Map.groupBy(clauses, ({ id }) => id);
  const sections = [...byId.keys()]
    .sort(compareIds)
    .flatMap((id) => [
      `## ${id}`,
      '',
      ...[...new Set((byId.get(id) ?? []).map(({ text, file }) => `- ${text} (\`${file}\`)`))].sort(),
      '',
    ]);
  const head = [
    '# Requirements and the tests that prove them',
    '',
    'Written by `npm run docs:requirements` from the titles of the tests; not to be edited.',
    '',
    `${byId.size} requirements, ${clauses.length} clauses.`,
    '',
  ];
  return `${[...head, ...sections].join('\n').trimEnd()}\n`;
}

/** The page as it should be now. */
export function buildRequirements(root: string): string {
  return renderRequirements(readClauses(root));
}

/** The page of requirements is what the tests say today. */
export function checkRequirements(root: string): GuardReport {
  const clauses = readClauses(root);
  const path = join(root, REQUIREMENTS);
  const written = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  const fresh = written === renderRequirements(clauses);
  const message = 'is not what the tests say: run npm run docs:requirements';
  return {
    violations: fresh ? [] : [{ file: REQUIREMENTS, rule: 'stale', message }],
    summary: `${new Set(clauses.map(({ id }) => id)).size} requirements, ${clauses.length} clauses`,
  };
}
