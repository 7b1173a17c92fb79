import type { Violation } from './guard.ts';
import { isCode, isGenerated, isTest, type SourceFile } from './source-files.ts';

const SOURCE_LINES = 300;
const TEST_LINES = 500;
const MEDIAN_LINES = 70;
const P95_LINES = 250;

function countLines(text: string): number {
  return text === '' ? 0 : text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}

function isMeasured(path: string): boolean {
  return (isCode(path) || path.endsWith('.css')) && !isGenerated(path);
}

/** Value below which this share of the sorted sizes lies. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function measureSources(files: readonly SourceFile[]): { count: number; median: number; p95: number } {
  const sizes = files
    .filter(({ path }) => /\.tsx?$/.test(path) && isMeasured(path) && !isTest(path))
    .map(({ text }) => countLines(text))
    .sort((a, b) => a - b);
  return { count: sizes.length, median: quantile(sizes, 0.5), p95: quantile(sizes, 0.95) };
}

/** One line of numbers for the person who runs the guard. */
export function summariseSizes(files: readonly SourceFile[]): string {
  const { count, median, p95 } = measureSources(files);
  return `${count} sources with a median of ${median} and a 95th percentile of ${p95} lines`;
}

/** Files over the hard stop, and a whole that drifts to large files. */
export function findSizeViolations(files: readonly SourceFile[]): Violation[] {
  const tooLong = files
    .filter(({ path }) => isMeasured(path))
    .flatMap(({ path, text }) => {
      const limit = isTest(path) ? TEST_LINES : SOURCE_LINES;
      const lines = countLines(text);
      return lines > limit ? [{ file: path, rule: 'size', message: `${lines} lines, at most ${limit}` }] : [];
    });
  const { median, p95 } = measureSources(files);
  const drift = [
    ...(median > MEDIAN_LINES ? [`median ${median} lines, at most ${MEDIAN_LINES}`] : []),
    ...(p95 > P95_LINES ? [`95th percentile ${p95} lines, at most ${P95_LINES}`] : []),
  ];
  return [...tooLong, ...drift.map((message) => ({ file: '.', rule: 'size-drift', message }))];
}
