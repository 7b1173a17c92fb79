import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { plantTree } from '../guards/planted-tree.ts';
import { repositoryRoot } from '../system/repository.ts';
import { readPlaywrightReport, readVitestReport } from './read-report.ts';

function plantReport(report: unknown): string {
  return join(plantTree({ 'report.json': JSON.stringify(report) }), 'report.json');
}

describe('reports of the runners', () => {
  it.each([
    ['all passed', 0, { numPassedTests: 3, numFailedTests: 0 }, { ok: true, passed: 3, failed: 0 }],
    ['one failed', 1, { numPassedTests: 2, numFailedTests: 1 }, { ok: false, passed: 2, failed: 1 }],
    [
      'a file that could not be loaded',
      1,
      { numPassedTests: 2, numFailedTests: 0 },
      { ok: false, passed: 2, failed: 0 },
    ],
    ['no test', 0, { numPassedTests: 0, numFailedTests: 0 }, { ok: false, passed: 0, failed: 0 }],
  ])('Vitest: %s', (_, code, report, outcome) => {
    expect(readVitestReport(code, plantReport(report))).toMatchObject(outcome);
  });

  it.each([
    ['all passed', 0, { expected: 2, unexpected: 0, flaky: 0 }, { ok: true, passed: 2, failed: 0 }],
    ['a flaky one', 0, { expected: 2, unexpected: 0, flaky: 1 }, { ok: false, passed: 2, failed: 1 }],
  ])('Playwright: %s', (_, code, stats, outcome) => {
    expect(readPlaywrightReport(code, plantReport({ stats }))).toMatchObject(outcome);
  });

  it('a runner that left no report has failed', () => {
    expect(readVitestReport(0, '/nowhere.json')).toEqual({
      ok: false,
      passed: 0,
      failed: 0,
      files: [],
      failures: [],
    });
  });

  it('name what failed, and the files that could not be run', () => {
    const at = (path: string) => join(repositoryRoot, path);
    const assertionResults = [
      { status: 'failed', fullName: 'mesas [MESA-01] closes' },
      { status: 'passed', fullName: 'mesas [MESA-02] opens' },
    ];
    const testResults = [
      { name: at('a.test.ts'), status: 'failed', assertionResults },
      { name: at('b.test.ts'), status: 'failed', assertionResults: [] },
      { name: at('c.test.ts'), status: 'passed', assertionResults: [] },
    ];
    expect(readVitestReport(1, plantReport({ testResults })).failures).toEqual([
      'a.test.ts › mesas [MESA-01] closes',
      'b.test.ts',
    ]);
    const inner = { file: 'a.spec.ts', specs: [{ title: '[GEN-07] no overflow', ok: false }] };
    const suite = { file: 'a.spec.ts', specs: [{ title: '[SHELL-07] click', ok: true }], suites: [inner] };
    expect(readPlaywrightReport(1, plantReport({ suites: [suite] })).failures).toEqual([
      'e2e/a.spec.ts › [GEN-07] no overflow',
    ]);
  });

  it('tell how long each file took', () => {
    const path = join(repositoryRoot, 'contexts/a.test.ts');
    const vitest = { numPassedTests: 1, testResults: [{ name: path, startTime: 1000, endTime: 3500 }] };
    expect(readVitestReport(0, plantReport(vitest)).files).toEqual([
      { path: 'contexts/a.test.ts', seconds: 2.5 },
    ]);
    const journey = (...durations: readonly number[]) => ({
      tests: [{ results: durations.map((duration) => ({ duration })) }],
    });
    const suite = { file: 'a.spec.ts', specs: [journey(1000)], suites: [{ specs: [journey(500, 250)] }] };
    expect(readPlaywrightReport(0, plantReport({ stats: { expected: 2 }, suites: [suite] })).files).toEqual([
      { path: 'e2e/a.spec.ts', seconds: 1.75 },
    ]);
  });
});
