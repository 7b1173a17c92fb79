import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../system/repository.ts';
import { spawnCommand } from '../system/spawn-command.ts';
import { findUnprovenFiles } from './find-unproven-files.ts';
import { ONE_ENGINE } from './one-engine.ts';

const exists = (file: string): boolean => existsSync(join(repositoryRoot, file));
const [first] = ONE_ENGINE;
if (!first) throw new Error('the list is empty');

describe('tests that run on one engine alone', () => {
  it('exist, say why, and name tests on both engines that pass the same SQL', () => {
    expect(findUnprovenFiles(ONE_ENGINE, exists)).toEqual([]);
  });

  it.each([
    ['a file that is gone', { file: 'contexts/mesas/server/gone.api.test.ts' }, 'is no API test'],
    ['a file of another kind', { file: 'tools/stages/one-engine.test.ts' }, 'is no API test'],
    ['no argument', { because: 'Slow.' }, 'says not why'],
    ['no other test', { statements: [] }, 'names no test that passes its SQL on both engines'],
    [
      'another test that is gone',
      { statements: ['contexts/mesas/server/gone.api.test.ts'] },
      'names contexts/mesas/server/gone.api.test.ts, which is no API test',
    ],
    [
      'another test that runs on one engine',
      { statements: [first.file] },
      `names ${first.file}, which runs on one engine itself`,
    ],
  ])('%s is found', (_, change, finding) => {
    const planted = { ...first, file: 'apps/api/src/start.api.test.ts', ...change };
    expect(findUnprovenFiles([...ONE_ENGINE, planted], exists)).toEqual([`${planted.file}: ${finding}`]);
  });

  it('are not among those of a stage that leaves them out, and the others are', async () => {
    const vitest = join(repositoryRoot, 'node_modules/vitest/vitest.mjs');
    const listed = await spawnCommand(process.execPath, [vitest, 'list', '--project', 'api', '--filesOnly'], {
      cwd: repositoryRoot,
      env: { ...process.env, TESTS_LEFT_OUT: ONE_ENGINE.map(({ file }) => file).join(',') },
      quiet: true,
    });
    expect(ONE_ENGINE.filter(({ file }) => listed.output.includes(file))).toEqual([]);
    for (const file of ONE_ENGINE.flatMap(({ statements }) => statements))
      expect(listed.output).toContain(file);
  });
});
