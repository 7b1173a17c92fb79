import { describe, expect, it } from 'vitest';
import { runStages } from './run-stages.ts';
import { broken, done, type Stage, type StageOutcome } from './stage.ts';

function stage(id: string, outcome: StageOutcome | Error): Stage {
  const run = (): Promise<StageOutcome> =>
    outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome);
  return { id, title: id, run };
}

async function runAll(
  stages: readonly (Stage | readonly Stage[])[],
  budgetMs = 60_000,
): Promise<{ ok: boolean; lines: string[] }> {
  let output = '';
  const ok = await runStages({
    groups: stages.map((stage) => [stage].flat()),
    filters: [],
    budgetMs,
    print: (text) => {
      output += text;
    },
  });
  return { ok, lines: output.trimEnd().split('\n') };
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

  it('says in the summary what a stage remarks', async () => {
    const remark = '3 of 3 statements of SQL on both engines';
    const { lines } = await runAll([stage('api', { ok: true, passed: 3, failed: 0, remark })]);
    expect(lines.at(-5)).toMatch(
      /^ {2}ok {3}api \(.*, 3 passed, 0 failed; 3 of 3 statements of SQL on both engines\)$/,
    );
  });

  it('names at its end the tests that failed', async () => {
    const failures = ['contexts/a.test.ts › [GEN-01] a rule'];
    const { lines } = await runAll([stage('unit', { ok: false, passed: 3, failed: 1, failures })]);
    const at = lines.indexOf('Summary');
    expect(lines[at + 1]).toMatch(/^ {2}FAIL unit/);
    expect(lines[at + 2]).toBe('       contexts/a.test.ts › [GEN-01] a rule');
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

  it('names the ten files that took longest, longest first', async () => {
    const files = Array.from({ length: 12 }, (_, seconds) => ({ path: `${seconds}.test.ts`, seconds }));
    const { lines } = await runAll([stage('unit', { ok: true, passed: 12, failed: 0, files })]);
    const named = lines.filter((line) => line.endsWith('.test.ts'));
    expect(named).toHaveLength(10);
    expect(named[0]).toMatch(/11\.0 s {2}11\.test\.ts$/);
    expect(named.at(-1)).toMatch(/2\.test\.ts$/);
  });
});

describe('stages side by side', () => {
  /** A stage that goes on only when another one has begun. */
  function meeting(id: string, other: Promise<void>, begin: () => void, outcome = done): Stage {
    return {
      id,
      title: id,
      async run({ show }) {
        show(`${id} begins\n`);
        begin();
        await other;
        show(`${id} ends\n`);
        return outcome;
      },
    };
  }

  function meet(outcome = done): readonly Stage[] {
    const first = Promise.withResolvers<void>();
    const second = Promise.withResolvers<void>();
    return [
      meeting('first', second.promise, first.resolve, outcome),
      meeting('second', first.promise, second.resolve),
    ];
  }

  it('run at the same time, and their output stands one after the other', async () => {
    const { ok, lines } = await runAll([meet(), stage('third', done)]);
    expect(ok).toBe(true);
    const told = lines.slice(0, lines.indexOf('Summary')).map((line) => line.replace(/ \([\d.]+ s\)/, ''));
    expect(told).toEqual([
      '',
      '▶ first',
      'first begins',
      'first ends',
      'ok   first',
      '',
      '▶ second',
      'second begins',
      'second ends',
      'ok   second',
      '',
      '▶ third',
      'ok   third',
      '',
    ]);
  });

  it('when one fails the others of its group end, and nothing after them runs', async () => {
    const { ok, lines } = await runAll([meet(broken), stage('third', done)]);
    expect(ok).toBe(false);
    expect(lines).toContain('second ends');
    expect(lines).toContain('  not run: third');
    expect(lines.at(-1)).toBe('0 passed, 1 failed');
  });
});
