import { describe, expect, it } from 'vitest';
import { runStages } from './run-stages.ts';
import { broken, done, type Stage, type StageOutcome } from './stage.ts';

function stage(id: string, outcome: StageOutcome | Error): Stage {
  const run = (): Promise<StageOutcome> =>
    outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome);
  return { id, title: id, run };
}

async function runAll(
  stages: readonly Stage[],
  budgetMs = 60_000,
): Promise<{ ok: boolean; lines: string[] }> {
  const lines: string[] = [];
  const ok = await runStages({
    stages,
    filters: [],
    budgetMs,
    print: (line) => lines.push(...line.split('\n')),
  });
  return { ok, lines };
}

describe('stages', () => {
  it('sums the tests and ends with their count alone on the last line', async () => {
    const counted: Stage = {
      ...stage('api', done),
      run(context) {
        context.recordDatabase('PGlite 1');
        return Promise.resolve({ ok: true, passed: 3, failed: 0 });
      },
    };
    const { ok, lines } = await runAll([stage('guards', done), counted]);
    expect(ok).toBe(true);
    expect(lines.at(-1)).toBe('3 passed, 0 failed');
    expect(lines).toContain('  Databases: PGlite 1');
  });

  it.each([
    ['failed tests', { ok: false, passed: 2, failed: 4 }, '3 passed, 4 failed'],
    ['a stage without tests that breaks', broken, '1 passed, 1 failed'],
    ['a runner that says ok beside failed tests', { ok: true, passed: 0, failed: 2 }, '1 passed, 2 failed'],
    ['a stage that throws', new Error('planted'), '1 passed, 1 failed'],
  ])('stops at the first stage that fails: %s', async (_, outcome, lastLine) => {
    const { ok, lines } = await runAll([
      stage('first', { ok: true, passed: 1, failed: 0 }),
      stage('second', outcome),
      stage('third', { ok: true, passed: 100, failed: 0 }),
    ]);
    expect(ok).toBe(false);
    expect(lines.at(-1)).toBe(lastLine);
    expect(lines).toContain('  not run: third');
  });

  it('fails when it takes longer than allowed', async () => {
    const { ok, lines } = await runAll([stage('slow', { ok: true, passed: 5, failed: 0 })], -1);
    expect(ok).toBe(false);
    expect(lines.at(-1)).toBe('5 passed, 1 failed');
  });
});
