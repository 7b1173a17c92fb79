import { describe, expect, it } from 'vitest';
import { checkPackages } from './check-packages.ts';
import { type PlantedFiles, plantedPackage, plantTree } from './planted-tree.ts';

const CLEAN: PlantedFiles = {
  'package.json': plantedPackage('root', {}, { devDependencies: { vitest: '5.1.1', '@types/pg': '8.23.1' } }),
  'contexts/mesas/package.json': plantedPackage(
    '@marco/mesas',
    { '@marco/entidades': '*', zod: '4.6.7' },
    { devDependencies: { '@marco/test-kit': '*' } },
  ),
  'contexts/mesas/contract/a.ts': `import { z } from 'zod';\nimport '@marco/entidades/terms';\nimport './b.ts';\nimport 'node:fs';\nimport type { Pool } from 'pg';\n`,
  'contexts/mesas/server/a.api.test.ts': `import { it } from 'vitest';\nimport '@marco/test-kit';\nimport 'zod/v4';\n`,
  'contexts/entidades/package.json': plantedPackage(
    '@marco/entidades',
    {},
    { exports: { './terms': './contract/terms.ts', './*': './*/index.ts' } },
  ),
  'contexts/entidades/contract/terms.ts': 'export const LARGO = 9;\n',
  'test-kit/package.json': plantedPackage('@marco/test-kit', { '@marco/mesas': '*' }),
  'tools/start.ts': `import 'vitest';\n`,
};

/** Name, rule, and the files that break it. */
const PLANTED: readonly [name: string, rule: string, planted: PlantedFiles][] = [
  ['an undeclared package', 'undeclared', { 'contexts/mesas/server/x.ts': `import 'kysely';\n` }],
  ['an undeclared workspace', 'undeclared', { 'contexts/entidades/x.ts': `import '@marco/mesas/terms';\n` }],
  ['a dynamic import', 'undeclared', { 'contexts/mesas/web/x.ts': `await import('d3-scale');\n` }],
  ['a re-export', 'undeclared', { 'contexts/mesas/web/x.ts': `export * from 'react';\n` }],
  ['an import inside a type', 'undeclared', { 'contexts/mesas/web/x.ts': `let a: import('react').FC;\n` }],
  ['a root tool used by the product', 'undeclared', { 'contexts/mesas/web/x.ts': `import 'vitest';\n` }],
  [
    'a test dependency in the product',
    'undeclared',
    { 'contexts/mesas/server/x.ts': `import '@marco/test-kit';\n` },
  ],
  ['a range', 'exact-version', { 'bench/package.json': plantedPackage('b', { zod: '^4.6.7' }) }],
  [
    'a pinned workspace',
    'exact-version',
    { 'bench/package.json': plantedPackage('b', { '@marco/mesas': '1.0.0' }) },
  ],
  [
    'a door to a file that is not there',
    'door-to-nothing',
    { 'bench/package.json': plantedPackage('b', {}, { exports: { './port': './server/port.ts' } }) },
  ],
  [
    'a circle of packages',
    'package-cycle',
    { 'contexts/entidades/package.json': plantedPackage('@marco/entidades', { '@marco/mesas': '*' }) },
  ],
];

describe('packages', () => {
  it('finds nothing in a clean tree', () => {
    const report = checkPackages(plantTree(CLEAN));
    expect(report.violations).toEqual([]);
    expect(report.summary).toBe('4 packages, 4 files');
  });

  it.each(PLANTED)('%s is found', (_, rule, planted) => {
    const { violations } = checkPackages(plantTree({ ...CLEAN, ...planted }));
    expect(violations.map((violation) => violation.rule)).toEqual([rule]);
  });
});
