import type { GuardReport, Violation } from './guard.ts';
import { readMigrationFiles, readSeals, sealOf } from './seal-migrations.ts';
import type { SourceFile } from './source-files.ts';

const SAYS_SO = /^-- breaks-earlier-releases: \S/m;

/** What takes something away from processes of the release before, which run beside the new ones (ADR 0046). */
const TAKES_AWAY =
  /\b(?:drop\s+(?:table|column|view|function|type)|rename\s+(?:to|column)|set\s+not\s+null|alter\s+column\s+\w+\s+(?:set\s+data\s+)?type)\b/i;

/**
 * A migration that does more than add says why earlier releases break, or leaves it to a later release; and none changes
 * once it is listed.
 */
export function checkMigrations(root: string): GuardReport {
  const files = readMigrationFiles(root);
  const violations = [...files.flatMap(findTakenAway), ...findBrokenSeals(root, files)];
  return { violations, summary: `${files.length} migrations` };
}

function findTakenAway({ path, text }: SourceFile): Violation[] {
  if (SAYS_SO.test(text)) return [];
  return text.split('\n').flatMap((line, index) => {
    const found = TAKES_AWAY.exec(line.replace(/--.*$/, ''))?.[0];
    if (found === undefined) return [];
    return {
      file: path,
      line: index + 1,
      rule: 'takes-away',
      message: `'${found}' may break the release before: say '-- breaks-earlier-releases: why', or do it a release later`,
    };
  });
}

/** Migrations that are not the text their seal was made of (ADR 0057). */
function findBrokenSeals(root: string, files: readonly SourceFile[]): Violation[] {
  const seals = readSeals(root);
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const broken = (file: string, message: string): Violation => ({ file, rule: 'sealed', message });
  const unsealed = files.filter(({ path }) => !seals.has(path));
  return [
    ...unsealed.map(({ path }) => broken(path, 'no seal: run `npm run database:types`')),
    ...[...seals].flatMap(([path, seal]) => {
      const text = texts.get(path);
      if (text === undefined) return broken(path, 'its seal is listed and the migration is gone');
      if (sealOf(text) !== seal)
        return broken(path, 'it changed after it was sealed: what changes is a migration of its own');
      return [];
    }),
  ];
}
