import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GuardReport } from './guard.ts';
import { readTestTitles, type TestTitle } from './test-titles.ts';

export const REQUIREMENTS = 'docs/requirements.md';

function compareIds(a: string, b: string): number {
  const [areaA = '', numberA] = a.split('-');
  const [areaB = '', numberB] = b.split('-');
  if (areaA !== areaB) return areaA < areaB ? -1 : 1;
  return Number(numberA) - Number(numberB);
}

function renderRequirements(clauses: readonly TestTitle[]): string {
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
  return renderRequirements(readTestTitles(root));
}

/** The page of requirements is what the tests say today. */
export function checkRequirements(root: string): GuardReport {
  const clauses = readTestTitles(root);
  const path = join(root, REQUIREMENTS);
  const written = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  const fresh = written === renderRequirements(clauses);
  const message = 'is not what the tests say: run npm run docs:requirements';
  return {
    violations: fresh ? [] : [{ file: REQUIREMENTS, rule: 'stale', message }],
    summary: `${new Set(clauses.map(({ id }) => id)).size} requirements, ${clauses.length} clauses`,
  };
}
