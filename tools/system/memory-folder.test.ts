import { existsSync, mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepTemporaryFilesInMemory } from './memory-folder.ts';
import { repositoryRoot } from './repository.ts';
import { spawnCommand } from './spawn-command.ts';

/** Higher than any process has. */
const NOBODY = 2 ** 30;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'marco-memoria-'));
  vi.stubEnv('TMPDIR', undefined);
});
afterEach(() => vi.unstubAllEnvs());

describe('temporary files in memory', () => {
  it('stay on the disk where there is too little room', () => {
    expect(keepTemporaryFilesInMemory({ root, freeBytes: 10 }, 11)).toBeUndefined();
    expect(process.env['TMPDIR']).toBeUndefined();
  });

  it('stay where somebody wants them', () => {
    vi.stubEnv('TMPDIR', '/tmp/mine');
    expect(keepTemporaryFilesInMemory({ root, freeBytes: 10 }, 1)).toBeUndefined();
    expect(process.env['TMPDIR']).toBe('/tmp/mine');
  });

  it('go to a folder the database server reaches, and what a killed run left goes', () => {
    const left = join(root, `marco-${NOBODY}-a`);
    const running = join(root, `marco-${process.pid}-b`);
    for (const folder of [left, running]) mkdirSync(folder);
    writeFileSync(join(left, 'file'), 'x');
    const folder = keepTemporaryFilesInMemory({ root, freeBytes: 10 }, 1) ?? '';
    expect(process.env['TMPDIR']).toBe(folder);
    expect(statSync(folder).mode & 0o777).toBe(0o711);
    expect([existsSync(left), existsSync(running)]).toEqual([false, true]);
  });

  it('are gone when the process ends', async () => {
    const script = `const { keepTemporaryFilesInMemory } = await import('./tools/system/memory-folder.ts');
      const { tmpdir } = await import('node:os'); const { writeFileSync } = await import('node:fs');
      keepTemporaryFilesInMemory({ root: process.argv[1], freeBytes: 10 }, 1);
      writeFileSync(tmpdir() + '/file', 'x'); console.log(tmpdir());`;
    const { TMPDIR: _, ...env } = process.env;
    const { code, output } = await spawnCommand(
      process.execPath,
      ['--input-type=module', '-e', script, root],
      { cwd: repositoryRoot, env, quiet: true },
    );
    expect([code, output.trim().startsWith(root)]).toEqual([0, true]);
    expect(readdirSync(root)).toEqual([]);
  });
});
