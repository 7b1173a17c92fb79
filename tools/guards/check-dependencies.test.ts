import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildDependencies, checkDependencies, DEPENDENCIES } from './check-dependencies.ts';
import { type PlantedFiles, plantedPackage, plantTree } from './planted-tree.ts';

const REASONS = 'docs/dependencies.reasons.tsv';
const LICENCES = {
  zod: 'MIT',
  knip: '(GPL-3.0-only OR ISC)',
  'axe-core': 'MPL-2.0',
  '@fontsource/a': 'OFL-1.1',
};

function lockWith(licences: Readonly<Record<string, string>>): string {
  const packages = Object.entries(licences).map(([name, license]) => [`node_modules/${name}`, { license }]);
  return JSON.stringify({ packages: Object.fromEntries(packages) });
}

const TREE: PlantedFiles = {
  'package.json': JSON.stringify({ devDependencies: { knip: '6.0.0', 'axe-core': '4.0.0' } }),
  'package-lock.json': lockWith(LICENCES),
  'contexts/mesas/package.json': plantedPackage('@marco/mesas', { '@marco/oid': '*', zod: '4.0.0' }),
  'platform/web-kit/package.json': plantedPackage('@marco/web-kit', {
    zod: '4.0.0',
    '@fontsource/a': '5.0.0',
  }),
  [REASONS]:
    'package\treason\n@fontsource/a\tLetters.\naxe-core\tAccess.\nknip\tDead code.\nzod\tContracts.\n',
};

/** The tree with the page that was written for it, and then something changed. */
function plantAfter(changes: PlantedFiles = {}): string {
  return plantTree({ ...TREE, [DEPENDENCIES]: buildDependencies(plantTree(TREE)), ...changes });
}

function rulesOf(root: string): string[] {
  return checkDependencies(root).violations.map(({ rule }) => rule);
}

describe('dependencies', () => {
  it('lists who uses each of them, why, and under which licence', () => {
    const page = buildDependencies(plantTree(TREE));
    expect(page.split('\n').filter((line) => /^(##|\| `)/.test(line))).toEqual([
      '## In the product',
      '| `@fontsource/a` | 5.0.0 | web-kit | Letters. | OFL-1.1 |  |',
      '| `zod` | 4.0.0 | mesas, web-kit | Contracts. | MIT |  |',
      '## For development and tests',
      '| `axe-core` | 4.0.0 | root | Access. | MPL-2.0 |  |',
      '| `knip` | 6.0.0 | root | Dead code. | (GPL-3.0-only OR ISC) |  |',
    ]);
  });

  it('accepts the page of these packages, whatever sizes it tells', () => {
    expect(rulesOf(plantAfter())).toEqual([]);
    const page = buildDependencies(plantTree(TREE)).replace('| MIT |  |', '| MIT | 4.1 MB |');
    expect(rulesOf(plantAfter({ [DEPENDENCIES]: page }))).toEqual([]);
  });

  it('the licence of an installed package is the one it tells itself', () => {
    const root = plantAfter();
    const folder = join(root, 'node_modules/zod');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ license: 'SSPL-1.0' }));
    expect(rulesOf(root)).toEqual(['licence', 'stale']);
  });

  it.each<[string, PlantedFiles, string[]]>([
    [
      'a dependency without a reason',
      { [REASONS]: String(TREE[REASONS]).replace('zod\tContracts.\n', '') },
      ['no-reason', 'stale'],
    ],
    [
      'a reason that is no sentence',
      { [REASONS]: String(TREE[REASONS]).replace('Contracts.', '') },
      ['no-reason', 'stale'],
    ],
    ['a reason without a dependency', { [REASONS]: `${TREE[REASONS]}left-pad\tPads.\n` }, ['no-dependency']],
    [
      'a licence that is not permissive',
      { 'package-lock.json': lockWith({ ...LICENCES, zod: 'AGPL-3.0-only' }) },
      ['licence', 'stale'],
    ],
    [
      'the licence of the fonts on something else',
      { 'package-lock.json': lockWith({ ...LICENCES, zod: 'OFL-1.1' }) },
      ['licence', 'stale'],
    ],
    [
      'the licence of axe-core on something else',
      { 'package-lock.json': lockWith({ ...LICENCES, zod: 'MPL-2.0' }) },
      ['licence', 'stale'],
    ],
    [
      'a new version the page does not know',
      { 'contexts/mesas/package.json': plantedPackage('@marco/mesas', { zod: '4.0.1' }) },
      ['stale'],
    ],
    ['a page that was edited', { [DEPENDENCIES]: '# Dependencies\n' }, ['stale']],
  ])('finds %s', (_, changes, rules) => {
    expect(rulesOf(plantAfter(changes))).toEqual(rules);
  });
});
