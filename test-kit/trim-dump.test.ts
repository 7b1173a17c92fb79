import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { trimDump } from './trim-dump.ts';

const NOW = '000000010000000000000003';
const FILES = {
  PG_VERSION: '18',
  'base/1/PG_VERSION': '18',
  'base/1/1259': 'x'.repeat(600),
  'base/4/PG_VERSION': '18',
  'base/4/1259': 'x'.repeat(512),
  'base/5/1259': 'y'.repeat(1100),
  'base/16384/1': 'z',
  'pg_wal/000000010000000000000002': 'old',
  [`pg_wal/${NOW}`]: 'now',
  'pg_wal/000000010000000000000004': 'later',
};

it('a dump keeps its own database and the segment of the log it goes on in', () => {
  const folder = mkdtempSync(join(tmpdir(), 'marco-dump-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const names = Object.keys(FILES);
  const tar = execFileSync('tar', ['--format=ustar', '-cf', '-', ...names], { cwd: folder });
  const trimmed = trimDump(tar, NOW);
  const read = (...options: readonly string[]) => execFileSync('tar', options, { input: trimmed }).toString();
  expect(read('-tf', '-').trim().split('\n')).toEqual([
    'PG_VERSION',
    'base/1/PG_VERSION',
    'base/4/PG_VERSION',
    'base/5/1259',
    'base/16384/1',
    `pg_wal/${NOW}`,
  ]);
  expect(read('-xOf', '-', 'base/5/1259', `pg_wal/${NOW}`)).toBe(`${'y'.repeat(1100)}now`);
});
