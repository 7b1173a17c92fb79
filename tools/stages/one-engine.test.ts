import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../system/repository.ts';
import { spawnCommand } from '../system/spawn-command.ts';
import { ONE_ENGINE } from './one-engine.ts';

const alone = ONE_ENGINE.flatMap(({ files }) => files);

describe('tests that run on one engine alone', () => {
  it('are API tests there are, each named once', () => {
    const isApiTest = (file: string): boolean =>
      file.endsWith('.api.test.ts') && existsSync(join(repositoryRoot, file));
    expect(alone.filter((file) => !isApiTest(file))).toEqual([]);
    expect(alone.filter((file, place) => alone.indexOf(file) !== place)).toEqual([]);
  });

  it('say why', () => {
    expect(ONE_ENGINE.filter(({ because }) => because.length < 20)).toEqual([]);
  });

  it('are left out of the stage on PGlite, and every other file runs on both', async () => {
    const vitest = join(repositoryRoot, 'node_modules/vitest/vitest.mjs');
    const list = async (leftOut: readonly string[]): Promise<string[]> => {
      const { output } = await spawnCommand(
        process.execPath,
        [vitest, 'list', '--project', 'api', '--filesOnly'],
        {
          cwd: repositoryRoot,
          env: { ...process.env, TESTS_LEFT_OUT: leftOut.join(',') },
          quiet: true,
        },
      );
      return output.match(/\S+\.api\.test\.ts/g)?.sort() ?? [];
    };
    const [every, both] = await Promise.all([list([]), list(alone)]);
    expect(both).toEqual(every.filter((file) => !alone.includes(file)));
  });
});
