import { describe, expect, it } from 'vitest';
import { repositoryRoot } from './system/repository.ts';
import { spawnCommand } from './system/spawn-command.ts';

const check = (...names: readonly string[]) =>
  spawnCommand(process.execPath, ['tools/check.ts', ...names], { cwd: repositoryRoot, quiet: true });

describe('npm run check', () => {
  it('a name of no check is told and is no success', async () => {
    const { code, output } = await check('lockfile', 'typos');
    expect(code).toBe(1);
    expect(output).toContain('No check is called typos');
  });

  it('runs those named, also behind commas', async () => {
    const { code, output } = await check('lockfile,folders');
    expect(output).toMatch(/ok {3}folders: .*ok {3}lockfile: /s);
    expect(code).toBe(0);
  });
});
