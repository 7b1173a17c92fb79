import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RefusedStatement } from '@marco/test-kit/send-again';
import { type NotedStatement, writeNotes } from '@marco/test-kit/statement-notes';
import { describe, expect, it, onTestFinished } from 'vitest';
import { repositoryRoot } from '../system/repository.ts';
import { ONE_ENGINE } from './one-engine.ts';
import { type NotedRun, proveStatements } from './prove-statements.ts';
import { readStatements } from './read-statements.ts';

const MESAS = 'contexts/mesas/server/mesas/mesas.api.test.ts';
const SEARCH = 'contexts/mesas/server/busqueda/search-mesas.api.test.ts';
const [ALONE = ''] = ONE_ENGINE.flatMap(({ files }) => files);
const NOON = new Date('2026-03-04T17:00:00Z');

type Sent = Readonly<Record<string, readonly string[]>>;

const toStatement = (normal: string): NotedStatement => ({ normal, text: normal, values: [NOON, 12n] });

/** A run whose files sent these statements to an engine, read from a folder as the stages read it. */
function present(engine: 'pglite' | 'postgres', sent: Sent, ok = true): NotedRun {
  const folder = mkdtempSync(join(tmpdir(), 'marco-statements-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, statements] of Object.entries(sent)) {
    const file = join(repositoryRoot, path);
    writeNotes(folder, { file, pglite: [], postgres: [], [engine]: statements.map(toStatement) });
  }
  return { outcome: { ok, passed: 7, failed: ok ? 0 : 1 }, statements: readStatements(folder) };
}

/** What comes of two runs, where PGlite refuses some of what is sent to it again. */
async function prove(onPostgres: Sent, onPglite: Sent, refused: readonly RefusedStatement[] = [], ok = true) {
  const shown: string[] = [];
  const sent: NotedStatement[] = [];
  const outcome = await proveStatements(
    { show: (text) => void shown.push(text) },
    present('postgres', onPostgres),
    present('pglite', onPglite, ok),
    (statements) => {
      sent.push(...statements);
      return Promise.resolve(refused);
    },
  );
  return { outcome, shown: shown.join(''), sent };
}

describe('statements of SQL on both engines', () => {
  it('what the tests sent to both is not sent again', async () => {
    const { outcome, shown, sent } = await prove(
      { [ALONE]: ['select 1'], [MESAS]: ['select 1', 'select 2'] },
      { [MESAS]: ['select 1', 'select 2'] },
    );
    expect([sent, shown]).toEqual([[], '']);
    expect(outcome).toMatchObject({
      ok: true,
      passed: 7,
      remark: expect.stringContaining('2 of 2 statements of SQL on both engines, 0 of them sent again'),
    });
  });

  it('what PostgreSQL alone got is sent again, once, with its values', async () => {
    const { outcome, sent } = await prove(
      { [ALONE]: ['select 3'], [SEARCH]: ['select 3'], [MESAS]: ['select 1', 'select 4'] },
      { [MESAS]: ['select 1'] },
    );
    expect(sent.map(({ text, values }) => ({ text, values }))).toEqual([
      { text: 'select 3', values: [NOON, 12n] },
      { text: 'select 4', values: [NOON, 12n] },
    ]);
    expect(outcome).toMatchObject({
      ok: true,
      remark: expect.stringContaining('3 of 3 statements of SQL on both engines, 2 of them sent again'),
    });
  });

  it('what PGlite refuses fails the stage and is told with its reason and its files', async () => {
    const refused = { normal: 'select uno()', reason: '42883 function uno() does not exist' };
    const { outcome, shown } = await prove({ [ALONE]: ['select uno()'], [MESAS]: ['select uno()'] }, {}, [
      refused,
    ]);
    expect(outcome).toMatchObject({
      ok: false,
      remark: expect.stringContaining('0 of 1 statements'),
      failures: ['PGlite refuses: select uno()'],
    });
    expect(shown).toContain(`${refused.reason}: ${ALONE}, ${MESAS}: select uno()\n`);
  });

  it('are not judged where a test failed', async () => {
    const { outcome, sent } = await prove({ [MESAS]: ['select 1'] }, {}, [], false);
    expect(outcome).toMatchObject({ ok: false, failed: 1 });
    expect([outcome.remark, sent]).toEqual([undefined, []]);
  });
});
