import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DirectoryInUseError, lockDirectory } from './directory-lock.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'marco-lock-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const HOLDER = `
import { lockDirectory } from ${JSON.stringify(new URL('./directory-lock.ts', import.meta.url).href)};
lockDirectory(process.argv[1]);
console.log('locked');
setInterval(() => {}, 1000);
`;

describe('directory lock', () => {
  it('one process at a time, freed when the holder is killed', async () => {
    const holder = spawn(process.execPath, ['--input-type=module', '-e', HOLDER, directory]);
    await once(holder.stdout, 'data');
    expect(() => lockDirectory(directory)).toThrow(DirectoryInUseError);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const release = lockDirectory(directory);
    release();
  });

  it('is freed by its release', () => {
    lockDirectory(directory)();
    lockDirectory(directory)();
  });
});
