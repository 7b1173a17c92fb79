import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../system/repository.ts';
import { checkLockfile } from './check-lockfile.ts';
import { plantTree } from './planted-tree.ts';

function plantLock(packages: Readonly<Record<string, unknown>>): string {
  return plantTree({ 'package-lock.json': JSON.stringify({ packages }) });
}

const CLEAN = {
  '': { name: 'root' },
  'contexts/mesas': { name: '@marco/mesas' },
  'node_modules/@marco/mesas': { resolved: 'contexts/mesas', link: true },
  'node_modules/zod': { version: '4.6.7', integrity: 'sha512-x' },
};

describe('lock file', () => {
  it('is clean in this repository', () => {
    expect(checkLockfile(repositoryRoot).violations).toEqual([]);
  });

  it('finds nothing in a clean one', () => {
    expect(checkLockfile(plantLock(CLEAN))).toEqual({ violations: [], summary: '4 packages' });
  });

  it.each([
    ['resolved-host', { resolved: 'https://registry.example/zod.tgz', integrity: 'sha512-x' }],
    ['resolved-host', { resolved: 'git+ssh://git@example.org/zod.git', integrity: 'sha512-x' }],
    ['integrity', { version: '4.6.7' }],
  ])('%s is found', (rule, entry) => {
    const { violations } = checkLockfile(plantLock({ ...CLEAN, 'node_modules/zod': entry }));
    expect(violations.map((violation) => violation.rule)).toEqual([rule]);
  });

  it('fails when there is none', () => {
    expect(checkLockfile(plantTree({})).violations.map(({ rule }) => rule)).toEqual(['empty']);
  });
});
