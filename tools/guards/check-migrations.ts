import type { GuardReport, Violation } from './guard.ts';
import { readRepositoryFiles } from './source-files.ts';

const MIGRATION = /^database\/migrations\/\d{4}-[^/]+\.sql$/;

const SAYS_SO = /^-- breaks-earlier-releases: \S/m;

/** What takes something away from processes of the release before, which run beside the new ones (ADR 0046). */
const TAKES_AWAY =
  /\b(?:drop\s+(?:table|column|view|function|type)|rename\s+(?:to|column)|set\s+not\s+null|alter\s+column\s+\w+\s+(?:set\s+data\s+)?type)\b/i;

/** A migration that does more than add says why earlier releases break, or leaves it to a later release. */
export function checkMigrations(root: string): GuardReport {
  const files = readRepositoryFiles(root, (path) => MIGRATION.test(path));
  const violations: Violation[] = [];
  for (const { path, text } of files) {
    if (SAYS_SO.test(text)) continue;
    text.split('\n').forEach((line, index) => {
      const found = TAKES_AWAY.exec(line.replace(/--.*$/, ''))?.[0];
      if (found === undefined) return;
      violations.push({
        file: path,
        line: index + 1,
        rule: 'takes-away',
        message: `'${found}' may break the release before: say '-- breaks-earlier-releases: why', or do it a release later`,
      });
    });
  }
  return { violations, summary: `${files.length} migrations` };
}
