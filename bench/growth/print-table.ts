import { computePercentile } from '../percentile.ts';
import type { Measured } from './ask-calls.ts';
import type { Call } from './calls.ts';

const LIMIT_MS = 100;
const LIMIT_RATIO = 3;

type Found = ReadonlyMap<string, Measured>;

const at = ({ times }: Measured, part: number) => computePercentile(times, part);
const figures = (measured: Measured) => `${at(measured, 0.5).toFixed(1)} / ${at(measured, 0.95).toFixed(1)}`;

/** A call grew too much: its p95 is above three times that of the demo and above what nobody notices. */
function misses(before: Measured, after: Measured): boolean {
  const p95 = at(after, 0.95);
  return p95 > LIMIT_MS && p95 > LIMIT_RATIO * at(before, 0.95);
}

/** Before, after and ratio of each call; then those that miss. Exports are told apart: they write another file. */
export function printTable(calls: readonly Call[], before: Found, after: Found): void {
  const missing: string[] = [];
  console.log(
    `\n| endpoint | before p50 / p95 ms | after p50 / p95 ms | n | ratio p95 | KB | |\n|---|---|---|---|---|---|---|`,
  );
  for (const { name, caller, exports = false } of calls) {
    const [small, large] = [before.get(name), after.get(name)];
    if (!small || !large) continue;
    const isMissing = !exports && misses(small, large);
    if (isMissing) missing.push(name);
    const ratio = (at(large, 0.95) / at(small, 0.95)).toFixed(1);
    const cells = [`${name} (${caller})`, figures(small), figures(large), large.times.length, ratio];
    console.log(
      `| ${cells.join(' | ')} | ${(large.bytes / 1000).toFixed(1)} | ${isMissing ? 'misses' : ''} |`,
    );
  }
  const rule = `p95 ≤ ${LIMIT_RATIO}x that of the demo or ≤ ${LIMIT_MS} ms`;
  console.log(
    missing.length === 0
      ? `\nAll within ${rule}.`
      : `\n${missing.length} miss ${rule}: ${missing.join(', ')}`,
  );
}
