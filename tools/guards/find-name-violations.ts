import type { Violation } from './guard.ts';
import { isTest } from './source-files.ts';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const FREE_NAMES = new Set([
  'README.md',
  'LICENSE',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'Dockerfile',
]);
const EMPTY_NAMES = new Set(['utils', 'util', 'common', 'helpers', 'helper', 'shared', 'misc', 'lib']);

/** What the test runners pick up (vitest.config.ts, e2e): a test elsewhere would never run. */
const RUN_TEST = /(^|\/)[^/]+\.screen\.test\.tsx$|\.test\.ts$|^e2e\/.+\.spec\.ts$/;

function isPrintableAscii(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}

/** Every part between dots is kebab-case; names that start with a dot are tools' own. */
function isKebabName(name: string): boolean {
  if (name.startsWith('.') || FREE_NAMES.has(name)) return true;
  return name.split('.').every((part) => KEBAB.test(part));
}

interface Rule {
  readonly rule: string;
  /** What is wrong with a path, or nothing. */
  judge(folders: readonly string[], name: string, path: string): string | undefined;
}

const RULES: readonly Rule[] = [
  { rule: 'ascii-path', judge: (_, __, path) => (isPrintableAscii(path) ? undefined : 'paths are ASCII') },
  {
    rule: 'empty-folder-name',
    judge(folders) {
      const empty = folders.find((folder) => EMPTY_NAMES.has(folder));
      return empty && `folder '${empty}' names no concept`;
    },
  },
  {
    rule: 'kebab-case',
    judge(folders, name) {
      const odd = [...folders, name].find((part) => !isKebabName(part));
      return odd && `'${odd}' is not kebab-case`;
    },
  },
  {
    rule: 'test-never-runs',
    judge: (_, __, path) =>
      isTest(path) && !RUN_TEST.test(path)
        ? 'tests are *.test.ts, *.api.test.ts, *.screen.test.tsx or e2e/*.spec.ts'
        : undefined,
  },
];

function judgePath(path: string): Violation[] {
  const folders = path.split('/');
  const name = folders.pop() ?? '';
  return RULES.flatMap(({ rule, judge }) => {
    const message = judge(folders, name, path);
    return message ? [{ file: path, rule, message }] : [];
  });
}

/** Paths that are not ASCII kebab-case, folders that name nothing, and tests no runner would find. */
export function findNameViolations(paths: readonly string[]): Violation[] {
  return paths.flatMap(judgePath);
}
