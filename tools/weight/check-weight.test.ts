import { describe, expect, it } from 'vitest';
import { plantTree } from '../guards/planted-tree.ts';
import { checkWeight } from './check-weight.ts';

const DIST = 'apps/web/dist';
const HOME = 'contexts/mesas/web/home.tsx';
const MANIFEST = {
  'index.html': { file: 'assets/main.js', imports: ['_kit.js'], dynamicImports: [`../../${HOME}`] },
  '_kit.js': { file: 'assets/kit.js', imports: ['index.html'] },
  [`../../${HOME}`]: { file: 'assets/home.js', imports: ['_kit.js'], dynamicImports: ['heavy.ts'] },
  'heavy.ts': { file: 'assets/heavy.js' },
};

function plantBuild(): string {
  return plantTree({
    [`${DIST}/.vite/manifest.json`]: JSON.stringify(MANIFEST),
    ...Object.fromEntries(
      Object.entries({ main: 100, kit: 200, home: 400, heavy: 800 }).flatMap(([name, bytes]) => [
        [`${DIST}/assets/${name}.js`, 'x'],
        [`${DIST}/assets/${name}.js.br`, 'x'.repeat(bytes)],
      ]),
    ),
  });
}

describe('weight', () => {
  const entry = 'apps/web/index.html';

  it('counts the static imports of a route once, and of others only the awaited', () => {
    const root = plantBuild();
    const weigh = (modules: string[], awaited: string[] = []): string =>
      checkWeight(root, [{ route: 'r', maxBytes: 2000, modules, awaited }]).summary;
    expect(weigh([entry])).toBe('r: 0.3 kB of 2.0 kB in 2 files');
    expect(weigh([entry, HOME])).toBe('r: 0.7 kB of 2.0 kB in 3 files');
    expect(weigh([entry, HOME], ['apps/web/heavy.ts'])).toBe('r: 1.5 kB of 2.0 kB in 4 files');
  });

  it.each([
    ['too-heavy', { modules: [entry, HOME], maxBytes: 699 }],
    ['unknown-module', { modules: [entry, 'contexts/mesas/web/moved.tsx'], maxBytes: 2000 }],
  ])('%s is found', (rule, budget) => {
    const { violations } = checkWeight(plantBuild(), [{ route: 'r', ...budget }]);
    expect(violations.map((violation) => violation.rule)).toEqual([rule]);
  });

  it('fails without a build', () => {
    expect(checkWeight(plantTree({})).violations.map(({ rule }) => rule)).toEqual(['no-manifest']);
  });
});
