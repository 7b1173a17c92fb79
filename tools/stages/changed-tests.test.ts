import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { plantTree } from '../guards/planted-tree.ts';
import { chooseFolders, listChangedFiles } from './changed-tests.ts';

const FILES = [
  'contexts/mesas/server/mesas/mesas.api.test.ts',
  'contexts/mesas/web/mesas.screen.test.tsx',
  'contexts/oid/server/oid.api.test.ts',
  'contexts/oid/rules/oid.test.ts',
  'authenticator/sign-in.api.test.ts',
  'tools/guards/check-files.test.ts',
  'tools/bootstrap.test.ts',
];

describe('tests of what changed', () => {
  it.each([
    ['api', ['contexts/mesas/web/mesa-card.tsx'], ['contexts/mesas/']],
    ['screens', ['contexts/mesas/server/mesas.routes.ts'], ['contexts/mesas/']],
    ['screens', ['contexts/oid/rules/oid.ts'], []],
    ['api', ['authenticator/options.ts', 'contexts/oid/README.md'], ['authenticator/', 'contexts/oid/']],
    ['tools', ['tools/guards/guard.ts', 'contexts/mesas/web/mesa-card.tsx'], ['tools/guards/']],
    ['api', ['docs/access.md', 'package.json', 'tools/guards/guard.ts', 'database'], []],
  ] as const)('%s after %j are those of %j', (project, changed, folders) => {
    expect(chooseFolders(project, changed, FILES)).toEqual(folders);
  });
});

describe('what changed', () => {
  function plantRepository() {
    const root = plantTree({ 'a.ts': '1', 'b.ts': '1' });
    const git = (...args: readonly string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.co', ...args], { cwd: root });
    const commit = (file: string) => {
      writeFileSync(join(root, file), `${file} changed`);
      git('add', '-A');
      git('commit', '-qm', file);
    };
    git('init', '-q', '-b', 'main');
    commit('a.ts');
    return { root, git, commit };
  }

  it('on main is the last commit, until something is not committed', () => {
    const { root, commit } = plantRepository();
    expect(listChangedFiles(root)).toEqual([]);
    commit('b.ts');
    expect(listChangedFiles(root)).toEqual(['b.ts']);
    writeFileSync(join(root, 'new.ts'), '1');
    expect(listChangedFiles(root)).toEqual(['new.ts']);
  });

  it('on a branch is all since it left main, committed, changed and new, and nothing of main', () => {
    const { root, git, commit } = plantRepository();
    git('switch', '-qc', 'branch');
    commit('b.ts');
    git('switch', '-q', 'main');
    commit('c.ts');
    git('switch', '-q', 'branch');
    writeFileSync(join(root, 'a.ts'), 'changed again');
    writeFileSync(join(root, 'new.ts'), '1');
    expect(listChangedFiles(root).sort()).toEqual(['a.ts', 'b.ts', 'new.ts']);
  });
});
