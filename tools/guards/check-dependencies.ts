import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAllowedLicence } from '../dependencies/licences.ts';
import { measurePackage } from '../dependencies/measure-package.ts';
import { type Dependency, readDependencies } from '../dependencies/read-dependencies.ts';
import { leaveOutSizes, renderDependencies } from '../dependencies/render-dependencies.ts';
import type { GuardReport, Violation } from './guard.ts';

export const DEPENDENCIES = 'docs/dependencies.md';
const REASONS = 'docs/dependencies.reasons.tsv';

/** Package and reason of each row below the heading. */
function readReasons(root: string): ReadonlyMap<string, string> {
  const file = join(root, REASONS);
  const rows = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(1) : [];
  return new Map(
    rows
      .filter((row) => row !== '')
      .map((row) => {
        const [name = '', reason = ''] = row.split('\t');
        return [name, reason.trim()];
      }),
  );
}

/** The page as it should be now. */
export function buildDependencies(root: string): string {
  return renderDependencies(readDependencies(root), readReasons(root), (name) => measurePackage(root, name));
}

function judgeDependency({ name, licence }: Dependency, reason: string | undefined): Violation[] {
  const violations: Violation[] = [];
  if (!reason?.endsWith('.'))
    violations.push({ file: REASONS, rule: 'no-reason', message: `${name} has no sentence that says why` });
  if (licence === undefined || !isAllowedLicence(name, licence))
    violations.push({
      file: 'package.json',
      rule: 'licence',
      message: `${name}: ${licence ?? 'no licence found'} is none of tools/dependencies/licences.ts`,
    });
  return violations;
}

/** Every direct dependency has its reason and a permissive licence, and the page says so. */
export function checkDependencies(root: string): GuardReport {
  const dependencies = readDependencies(root);
  const reasons = readReasons(root);
  const names = new Set(dependencies.map(({ name }) => name));
  const unneeded = [...reasons.keys()]
    .filter((name) => !names.has(name))
    .map((name): Violation => ({ file: REASONS, rule: 'no-dependency', message: `nobody uses ${name}` }));
  const path = join(root, DEPENDENCIES);
  const written = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const expected = renderDependencies(dependencies, reasons, () => '');
  const message = 'is not what the packages say: run npm run docs:dependencies';
  const stale: Violation[] =
    leaveOutSizes(written) === leaveOutSizes(expected)
      ? []
      : [{ file: DEPENDENCIES, rule: 'stale', message }];
  return {
    violations: [
      ...dependencies.flatMap((dependency) => judgeDependency(dependency, reasons.get(dependency.name))),
      ...unneeded,
      ...stale,
    ],
    summary: `${dependencies.length} dependencies`,
  };
}
