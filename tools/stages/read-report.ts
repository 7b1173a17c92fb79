import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { repositoryRoot } from '../system/repository.ts';
import type { StageOutcome, TestFile } from './stage.ts';

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function valueAt(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined),
    value,
  );
}

function numberAt(value: unknown, ...path: readonly string[]): number {
  const found = valueAt(value, ...path);
  return typeof found === 'number' ? found : 0;
}

function listAt(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const found = valueAt(value, ...path);
  return Array.isArray(found) ? found : [];
}

function listVitestFiles(report: unknown): TestFile[] {
  return listAt(report, 'testResults').map((file) => ({
    path: relative(repositoryRoot, String(valueAt(file, 'name'))),
    seconds: (numberAt(file, 'endTime') - numberAt(file, 'startTime')) / 1000,
  }));
}

/** A file without a failed test that has failed could not be run. */
function listVitestFailures(report: unknown): string[] {
  return listAt(report, 'testResults')
    .filter((file) => valueAt(file, 'status') === 'failed')
    .flatMap((file) => {
      const path = relative(repositoryRoot, String(valueAt(file, 'name')));
      const failed = listAt(file, 'assertionResults').filter((test) => valueAt(test, 'status') === 'failed');
      return failed.length > 0
        ? failed.map((test) => `${path} › ${String(valueAt(test, 'fullName'))}`)
        : [path];
    });
}

/** Milliseconds of everything below a suite: its own journeys and those of the suites in it. */
function sumJourneys(suite: unknown): number {
  const own = listAt(suite, 'specs')
    .flatMap((spec) => listAt(spec, 'tests'))
    .flatMap((test) => listAt(test, 'results'))
    .reduce<number>((sum, result) => sum + numberAt(result, 'duration'), 0);
  return listAt(suite, 'suites').reduce<number>((sum, inner) => sum + sumJourneys(inner), own);
}

function listPlaywrightFiles(report: unknown): TestFile[] {
  return listAt(report, 'suites').map((suite) => ({
    path: `e2e/${String(valueAt(suite, 'file'))}`,
    seconds: sumJourneys(suite) / 1000,
  }));
}

function listFailedJourneys(suite: unknown): string[] {
  const own = listAt(suite, 'specs')
    .filter((spec) => valueAt(spec, 'ok') === false)
    .map((spec) => `e2e/${String(valueAt(suite, 'file'))} › ${String(valueAt(spec, 'title'))}`);
  return [...own, ...listAt(suite, 'suites').flatMap(listFailedJourneys)];
}

/** A runner that ran no test at all has proven nothing, whatever its exit code says. */
function judge(
  code: number,
  counts: Pick<StageOutcome, 'passed' | 'failed'>,
  lists: Pick<StageOutcome, 'files' | 'failures'>,
): StageOutcome {
  return { ok: code === 0 && counts.failed === 0 && counts.passed > 0, ...counts, ...lists };
}

/** Outcome of a Vitest run from its exit code and JSON report. */
export function readVitestReport(code: number, path: string): StageOutcome {
  const report = readJson(path);
  return judge(
    code,
    { passed: numberAt(report, 'numPassedTests'), failed: numberAt(report, 'numFailedTests') },
    { files: listVitestFiles(report), failures: listVitestFailures(report) },
  );
}

/** Outcome of a Playwright run from its exit code and JSON report. A flaky journey counts as failed. */
export function readPlaywrightReport(code: number, path: string): StageOutcome {
  const report = readJson(path);
  return judge(
    code,
    {
      passed: numberAt(report, 'stats', 'expected'),
      failed: numberAt(report, 'stats', 'unexpected') + numberAt(report, 'stats', 'flaky'),
    },
    {
      files: listPlaywrightFiles(report),
      failures: listAt(report, 'suites').flatMap(listFailedJourneys),
    },
  );
}
