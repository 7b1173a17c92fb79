import type { GuardReport, Violation } from './guard.ts';
import { REQUIREMENTS_LIST, readRequirements } from './requirements-list.ts';
import { readRepositoryFiles } from './source-files.ts';

const RECORD = /^docs\/adr\/\d{4}-[a-z0-9-]+\.md$/;

/** Its third line, after the title: what it is today and since when. */
const STATUS = /^Status: (accepted|superseded by \d{4}), \d{4}-\d{2}-\d{2}$/;

/** The sections of a record: the context, the decision, and the alternatives or consequences. */
const SECTIONS = [/^\*\*Context/m, /^\*\*Decision/m, /^\*\*(Alternatives|Consequences)/m];

/** The sources at the end of a requirement; `D` among them says that we decided. */
const SOURCES = /\[([^[\]]*)\]\s*$/;

function isDecided(text: string): boolean {
  return /(^|[\s;,])D\b/.test(SOURCES.exec(text)?.[1] ?? '');
}

/** Every decision record carries its status and its sections, and every requirement we decided ourselves is named by one. */
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
  const withoutSections = records
    .filter(({ text }) => !SECTIONS.every((section) => section.test(text)))
    .map(
      ({ path }): Violation => ({
        file: path,
        rule: 'sections',
        message: 'has the sections Context, Decision, and Alternatives or Consequences, each begun in bold',
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
    violations: [...withoutStatus, ...withoutSections, ...unnamed],
    summary: `${records.length} records, ${decided.length} requirements decided`,
  };
}
