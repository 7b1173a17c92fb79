import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isAlive } from '@marco/test-kit/is-alive';
import { describe, expect, it } from 'vitest';
import { plantTree } from './guards/planted-tree.ts';
import { repositoryRoot } from './system/repository.ts';

const LOCK = JSON.stringify({
  packages: { '': {}, 'node_modules/zod': { version: '1.0.0', integrity: 'a' } },
});
const INSTALLED = JSON.stringify({ packages: { 'node_modules/zod': { version: '1.0.0', integrity: 'a' } } });

/** A project whose `npm` only writes down that it was called, and whose command does as its argument says. */
function plantProject(installed?: string): string {
  const root = plantTree({
    'package-lock.json': LOCK,
    'bin/npm': '#!/bin/sh\necho "$@" >> npm-calls\nmkdir -p node_modules\n',
    'tools/act.ts': `
      import './follow-parent.ts';
      const act: string = process.argv[2] ?? '';
      process.on('SIGINT', () => { console.log('interrupted'); process.exit(7); });
      process.on('SIGTERM', () => process.exit(8));
      if (act === 'wait') { console.log('pid ' + process.pid); setInterval(() => {}, 1000); }
      else process.exit(Number(act));
    `,
    ...(installed === undefined ? {} : { 'node_modules/.package-lock.json': installed }),
  });
  copyFileSync(join(repositoryRoot, 'tools/bootstrap.mjs'), join(root, 'tools/bootstrap.mjs'));
  copyFileSync(join(repositoryRoot, 'tools/system/follow-parent.ts'), join(root, 'tools/follow-parent.ts'));
  chmodSync(join(root, 'bin/npm'), 0o755);
  return root;
}

function spawnIn(root: string, file: string, args: readonly string[]): ChildProcess {
  const { npm_execpath: _, ...rest } = process.env;
  const PATH = [join(root, 'bin'), dirname(process.execPath), '/usr/bin', '/bin'].join(':');
  const env = { ...rest, PATH, npm_lifecycle_event: 'start' };
  return spawn(file, args, { env, cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
}

function bootstrap(root: string, ...args: readonly string[]): ChildProcess {
  return spawnIn(root, process.execPath, [join(root, 'tools/bootstrap.mjs'), ...args]);
}

function untilExit(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.on('exit', resolve));
}

function npmCalls(root: string): string {
  const path = join(root, 'npm-calls');
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** Process id the waiting command printed. */
function untilWaiting(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      const pid = /pid (\d+)/.exec(chunk.toString())?.[1];
      if (pid) resolve(Number(pid));
    });
  });
}

describe('bootstrap', () => {
  it('installs once, and again when the lock file differs', async () => {
    const root = plantProject();
    expect(await untilExit(bootstrap(root, 'act', '0'))).toBe(0);
    expect(npmCalls(root)).toBe('ci --loglevel=error\n');
    expect(await untilExit(bootstrap(root, 'act', '0'))).toBe(0);
    expect(npmCalls(root)).toBe('ci --loglevel=error\n');
  });

  it('does not install what npm install already brought', async () => {
    const root = plantProject(INSTALLED);
    expect(await untilExit(bootstrap(root, 'act', '0'))).toBe(0);
    expect(npmCalls(root)).toBe('');
  });

  it('installs when a version differs', async () => {
    const root = plantProject(INSTALLED.replace('1.0.0', '0.9.0'));
    await untilExit(bootstrap(root, 'act', '0'));
    expect(npmCalls(root)).toBe('ci --loglevel=error\n');
  });

  it('gives back the exit code of the command', async () => {
    expect(await untilExit(bootstrap(plantProject(INSTALLED), 'act', '3'))).toBe(3);
  });

  it('refuses a command that is not there', async () => {
    expect(await untilExit(bootstrap(plantProject(INSTALLED), '../escape'))).toBe(1);
  });

  it.each([
    ['SIGINT', 7],
    ['SIGTERM', 8],
  ] as const)('passes %s on', async (signal, code) => {
    const child = bootstrap(plantProject(INSTALLED), 'act', 'wait');
    const ended = untilExit(child);
    await untilWaiting(child);
    child.kill(signal);
    expect(await ended).toBe(code);
  });

  it('takes the command with it when it is killed outright', async () => {
    const child = bootstrap(plantProject(INSTALLED), 'act', 'wait');
    const pid = await untilWaiting(child);
    child.kill('SIGKILL');
    await expect.poll(() => isAlive(pid)).toBe(false);
  });

  it('ends the command when the shell of npm is killed', async () => {
    const shell = spawnIn(plantProject(INSTALLED), 'sh', ['-c', 'node tools/bootstrap.mjs act wait; exit 1']);
    const pid = await untilWaiting(shell);
    shell.kill('SIGTERM');
    await expect.poll(() => isAlive(pid)).toBe(false);
  });
});
