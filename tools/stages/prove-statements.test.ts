import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { repositoryRoot } from '../system/repository.ts';
import { DRAWN_AT_RANDOM, ONE_ENGINE } from './one-engine.ts';
import { type NotedRun, proveStatements } from './prove-statements.ts';
import { readStatements } from './read-statements.ts';

const MESAS = 'contexts/mesas/server/mesas/mesas.api.test.ts';
const listed = ONE_ENGINE.flatMap(({ files }) => files);
const [slow, fast, other] = listed.filter((file) => file !== DRAWN_AT_RANDOM);
if (!slow || !fast || !other) throw new Error('the list is short');

type Sent = Readonly<Record<string, readonly string[]>>;

/** A run whose files sent these statements to an engine, read from a folder as the stages read it. */
function present(engine: 'pglite' | 'postgres', sent: Sent, ok = true): NotedRun {
  const folder = mkdtempSync(join(tmpdir(), 'marco-statements-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [index, [file, statements]] of Object.entries(sent).entries()) {
    const notes = { file: join(repositoryRoot, file), pglite: [], postgres: [], [engine]: statements };
    writeFileSync(join(folder, `${index}.json`), JSON.stringify(notes));
  }
  const files = Object.keys(sent).map((path) => ({ path, seconds: path === slow ? 20 : 1 }));
  return { outcome: { ok, passed: 7, failed: ok ? 0 : 1, files }, statements: readStatements(folder) };
}

/** What comes of a run on PGlite of the same files, where nothing is planted. */
async function prove(sent: Sent, planted: Sent = sent, ok = true) {
  const shown: string[] = [];
  let leftOut: readonly string[] = [];
  const outcome = await proveStatements(
    { show: (text) => void shown.push(text) },
    present('postgres', sent),
    (files) => {
      leftOut = files;
      const ran = Object.entries(planted).filter(([file]) => !files.includes(file));
      return Promise.resolve(present('pglite', Object.fromEntries(ran), ok));
    },
  );
  return { outcome, shown: shown.join(''), ran: listed.filter((file) => !leftOut.includes(file)) };
}

describe('statements of SQL on both engines', () => {
  it('no file of the list runs on PGlite where the others pass its statements', async () => {
    const { outcome, shown, ran } = await prove({ [slow]: ['select 1'], [MESAS]: ['select 1', 'select 2'] });
    expect([ran, shown]).toEqual([[], '']);
    expect(outcome).toMatchObject({
      ok: true,
      passed: 7,
      remark: `2 of 2 statements of SQL on both engines, ${listed.length} files on PostgreSQL alone`,
    });
  });

  it('of those that alone pass some, the fastest do', async () => {
    const { outcome, shown, ran } = await prove({
      [slow]: ['select 1', 'select 3'],
      [fast]: ['select 3'],
      [other]: ['select 1', 'select 4'],
      [MESAS]: ['select 2'],
    });
    expect(ran.toSorted()).toEqual([fast, other].toSorted());
    expect(shown).toContain(fast);
    expect(outcome).toMatchObject({ ok: true, remark: expect.stringContaining('4 of 4 statements') });
  });

  it('one that a chosen file sends by chance, not the second time, is told with its file', async () => {
    const { outcome, shown, ran } = await prove(
      { [fast]: ['select 3'], [MESAS]: ['select 1'] },
      { [MESAS]: ['select 1'] },
    );
    expect(ran).toEqual([fast]);
    expect(outcome).toMatchObject({ ok: true, remark: expect.stringContaining('1 of 2 statements') });
    expect(shown).toContain(`by chance on PostgreSQL alone: ${fast}: select 3\n`);
  });

  it('one that only calls drawn at random reach chooses no file, and is told', async () => {
    const { outcome, shown, ran } = await prove({ [DRAWN_AT_RANDOM]: ['select 3'], [MESAS]: ['select 1'] });
    expect(ran).toEqual([]);
    expect(outcome).toMatchObject({ ok: true, remark: expect.stringContaining('1 of 2 statements') });
    expect(shown).toContain(`by chance on PostgreSQL alone: ${DRAWN_AT_RANDOM}: select 3\n`);
  });

  it('one that a file of both sends to the server alone is its own', async () => {
    const sent = { [fast]: ['select 3'], [MESAS]: ['select 1', 'select 3'] };
    const { outcome, ran } = await prove(sent, { [MESAS]: ['select 1'] });
    expect(ran).toEqual([]);
    expect(outcome).toMatchObject({ ok: true, remark: expect.stringContaining('1 of 2 statements') });
  });

  it('are not judged where a test failed', async () => {
    const { outcome } = await prove({ [MESAS]: ['select 1'] }, {}, false);
    expect(outcome).toMatchObject({ ok: false, failed: 1 });
    expect(outcome.remark).toBeUndefined();
  });
});
