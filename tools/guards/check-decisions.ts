import type { GuardReport, Violation } from './guard.ts';
import { REQUIREMENTS_LIST, readRequirements } from './requirements-list.ts';
import { readRepositoryFiles } from './source-files.ts';

const RECORD = /^docs\/adr\/\d{4}-[a-z0-9-]+\.md$/;

/** Its third line, after the title: what it is today and since when. */
const STATUS = /^Status: (accepted|superseded by \d{4}), \d{4}-\d{2}-\d{2}$/;

/** The sources at the end of a requirement; `D` among them says that we decided. */
const SOURCES = /\[([^[\]]*)\]\s*$/;

function isDecided(text: string): boolean {
  return /(^|[\s;,])D\b/.test(SOURCES.exec(text)?.[1] ?? '');
}

/** Every decision record carries its status, and every requirement we decided ourselves is named by one. */
export function checkDecisions(root: string): GuardReport {
  const records = readRepositoryFiles(root, (path) => RECORD.test(path));
  const decided = readRequirements(root).filter(({ text }) => isDecided(text));
  const withoutStatus = records
    .filter(({ text }) => !STATUS.test(text.split('\n')[2] ?? ''))
    .map(
      ({ path }): Violation => ({
        file: path,
        line: 3,
        rule: 'status',
        message: 'its third line says "Status: accepted, 2026-11-20"',
      }),
    );
  const unnamed = decided
    .filter(({ id }) => !records.some(({ text }) => new RegExp(`\\b${id}\\b`).test(text)))
    .map(
      ({ id }): Violation => ({
        file: REQUIREMENTS_LIST,
        rule: 'undecided',
        message: `${id} is a decision of ours that no record of docs/adr names`,
      }),
    );
  return {
    violations: [...withoutStatus, ...unnamed],
    summary: `${records.length} records, ${decided.length} requirements decided`,
  };
}
