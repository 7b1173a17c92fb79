import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GuardReport } from './guard.ts';

const SECURITY = 'docs/security.md';

/** A path of a file in backticks: a folder and an extension, so that a media type or a route is none. */
const PATH = /`([\w.-]+\/[\w./-]+\.(?:ts|tsx|md|sql))`/g;

/** Every file the page names as a proof exists: a test that was renamed must not leave its line without one. */
export function checkSecurity(root: string): GuardReport {
  const page = join(root, SECURITY);
  const lines = existsSync(page) ? readFileSync(page, 'utf8').split('\n') : [];
  const named = lines.flatMap((text, index) =>
    [...text.matchAll(PATH)].map(([, path = '']) => ({ path, line: index + 1 })),
  );
  return {
    violations: named
      .filter(({ path }) => !existsSync(join(root, path)))
      .map(({ path, line }) => ({
        file: SECURITY,
        line,
        rule: 'missing-proof',
        message: `names ${path}, which does not exist`,
      })),
    summary: `${named.length} paths named`,
  };
}
