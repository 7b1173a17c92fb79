import type { Violation } from './guard.ts';
import { isCode, isTest, lineAt, type SourceFile } from './source-files.ts';

/** Fewer letters than this explain nothing. */
const SHORTEST_REASON = 10;

interface Pattern {
  readonly rule: string;
  readonly expression: RegExp;
  readonly message: string;
  /** The reason is what the first group caught. */
  readonly wantsReason?: boolean;
  readonly testsOnly?: boolean;
}

// Only comments count: a directive opens its comment.
const PATTERNS: readonly Pattern[] = [
  {
    rule: 'suppression-without-reason',
    expression: /(?:\/\/|\/\*|\{\/\*)\s*biome-ignore(?:-all|-start)?\s+[^\s:]+(?::[ \t]*(.*))?/g,
    message: 'write after the colon why the rule does not hold here',
    wantsReason: true,
  },
  {
    rule: 'suppression-without-reason',
    expression: /(?:\/\/|\/\*)\s*@ts-expect-error\b[ \t:]*(.*)/g,
    message: 'write why the error is expected',
    wantsReason: true,
  },
  {
    rule: 'ts-ignore',
    expression: /(?:\/\/|\/\*)\s*@ts-(?:ignore|nocheck)\b/g,
    message: 'use @ts-expect-error with a reason: it tells when it is no longer needed',
  },
  {
    rule: 'focused-or-skipped-test',
    expression: /\b(?:it|test|describe|suite)(?:\.\w+)*\.(?:only|skip|skipIf|todo|fixme|fails)\b/g,
    message: 'every test runs, always',
    testsOnly: true,
  },
];

/** Whether a reason says something. */
export function isReason(reason: string | undefined): boolean {
  const words = (reason ?? '').replace(/\*\/.*$/, '').trim();
  return words.length >= SHORTEST_REASON && !/^<.*>$/.test(words);
}

/** Suppressed rules without a reason, and tests that do not run. */
export function findSuppressionViolations({ path, text }: SourceFile): Violation[] {
  if (!isCode(path) && !path.endsWith('.css')) return [];
  return PATTERNS.filter(({ testsOnly }) => !testsOnly || isTest(path)).flatMap(
    ({ rule, expression, message, wantsReason }) =>
      [...text.matchAll(expression)]
        .filter((match) => !wantsReason || !isReason(match[1]))
        .map((match) => ({ file: path, line: lineAt(text, match.index), rule, message })),
  );
}
