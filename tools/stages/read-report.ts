import { readFileSync } from 'node:fs';
import type { StageOutcome } from './stage.ts';

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function numberAt(value: unknown, ...path: readonly string[]): number {
  const found = path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined),
    value,
  );
  return typeof found === 'number' ? found : 0;
}

/** A runner that ran no test at all has proven nothing, whatever its exit code says. */
function judge(code: number, passed: number, failed: number): StageOutcome {
  if (passed + failed === 0) console.error('No test ran');
  return { ok: code === 0 && failed === 0 && passed > 0, passed, failed };
}

/** Outcome of a Vitest run from its exit code and JSON report. */
export function readVitestReport(code: number, path: string): StageOutcome {
  const report = readJson(path);
  return judge(code, numberAt(report, 'numPassedTests'), numberAt(report, 'numFailedTests'));
}

/** Outcome of a Playwright run from its exit code and JSON report. A flaky journey counts as failed. */
export function readPlaywrightReport(code: number, path: string): StageOutcome {
  const report = readJson(path);
  const failed = numberAt(report, 'stats', 'unexpected') + numberAt(report, 'stats', 'flaky');
  return judge(code, numberAt(report, 'stats', 'expected'), failed);
}
