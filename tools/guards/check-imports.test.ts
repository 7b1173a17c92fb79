import { describe, expect, it } from 'vitest';
import { checkImports } from './check-imports.ts';
import { type PlantedFiles, plantedPackage, plantTree } from './planted-tree.ts';

const CONTEXT_EXPORTS = {
  exports: {
    './contract': './contract/index.ts',
    './terms': './contract/terms.ts',
    './rules': './rules/index.ts',
    './server': './server/index.ts',
    './port': './server/port.ts',
    './web': './web/index.ts',
    './widgets': './web/widgets/index.ts',
    './testing': './testing/index.ts',
  },
};

function context(name: string): PlantedFiles {
  const own = `export const ${name} = 1;\n`;
  return {
    [`contexts/${name}/package.json`]: plantedPackage(`@marco/${name}`, {}, CONTEXT_EXPORTS),
    [`contexts/${name}/contract/terms.ts`]: own,
    [`contexts/${name}/contract/index.ts`]: `export * from './terms.ts';\nexport * from '@marco/contract-kit';\n`,
    [`contexts/${name}/rules/index.ts`]: `import { ${name} } from '../contract/terms.ts';\nexport const rule = ${name};\n`,
    [`contexts/${name}/server/port.ts`]: own,
    [`contexts/${name}/server/index.ts`]: `import 'kysely';\nimport '@marco/server-kit';\nimport { rule } from '../rules/index.ts';\nexport const server = rule;\n`,
    [`contexts/${name}/web/widgets/index.ts`]: own,
    [`contexts/${name}/web/index.ts`]: `import '@marco/web-kit';\nimport { rule } from '../rules/index.ts';\nexport const web = rule;\n`,
    [`contexts/${name}/testing/index.ts`]: own,
    [`contexts/${name}/server/a.api.test.ts`]: `import '../testing/index.ts';\nimport '@marco/test-kit';\n`,
  };
}

/** A tree that keeps every rule, with each allowed way into another context used once. */
const CLEAN: PlantedFiles = {
  'country/package.json': plantedPackage('@marco/country', {}, { exports: './zone.ts' }),
  'country/zone.ts': 'export const zone = 1;\n',
  'platform/contract-kit/package.json': plantedPackage('@marco/contract-kit', {}, { exports: './index.ts' }),
  'platform/contract-kit/index.ts': 'export const kit = 1;\n',
  'platform/server-kit/package.json': plantedPackage('@marco/server-kit', {}, { exports: './index.ts' }),
  'platform/server-kit/index.ts': `import 'kysely';\nexport const kit = 1;\n`,
  'platform/web-kit/package.json': plantedPackage('@marco/web-kit', {}, { exports: './index.ts' }),
  'platform/web-kit/index.ts': 'export const kit = 1;\n',
  'test-kit/package.json': plantedPackage('@marco/test-kit', {}, { exports: './index.ts' }),
  'test-kit/index.ts': `export * from '@marco/api';\n`,
  'apps/api/package.json': plantedPackage('@marco/api', {}, { exports: './src/index.ts' }),
  'apps/api/src/index.ts': `export * from './manifests.ts';\n`,
  'apps/api/src/manifests.ts': `export * from '@marco/mesas/server';\nexport * from '@marco/entidades/server';\n`,
  'apps/web/package.json': plantedPackage('@marco/web', {}, { exports: './src/index.ts' }),
  'apps/web/src/index.ts': `export * from './modules/list.ts';\nexport * from '@marco/mesas/terms';\n`,
  'apps/web/src/modules/list.ts': `export * from '@marco/mesas/web';\n`,
  ...context('entidades'),
  ...context('mesas'),
  'contexts/mesas/web/uses-widget.ts': `import '@marco/entidades/widgets';\nimport '@marco/entidades/terms';\n`,
  'contexts/mesas/web/uses-types.ts': `import type { mesas } from '../contract/index.ts';\nimport type { entidades } from '@marco/entidades/contract';\n`,
  'contexts/mesas/rules/uses-country.ts': `import '@marco/country';\n`,
  'contexts/mesas/server/uses-port.ts': `import '@marco/entidades/port';\nimport '@marco/entidades/contract';\n`,
};

const CLEAN_MODULES = 31;

/** Rule → one file that breaks it. */
const PLANTED: Readonly<Record<string, PlantedFiles>> = {
  'contract-is-a-leaf': { 'contexts/mesas/contract/x.ts': `import '../rules/index.ts';\n` },
  'contract-kit-is-a-leaf': { 'platform/contract-kit/x.ts': `import 'node:fs';\n` },
  'patterns-are-a-leaf': { 'platform/patterns/x.ts': `import 'node:fs';\n` },
  'country-is-a-leaf': { 'country/x.ts': `import '@marco/contract-kit';\n` },
  'one-way-of-a-change': {
    'platform/web-kit/x.ts': `import { openConflict } from './versioned-change/conflict-modal.tsx';\nopenConflict;\n`,
    'platform/web-kit/versioned-change/conflict-modal.tsx': 'export const openConflict = 1;\n',
  },
  'platform-knows-no-country': { 'platform/web-kit/x.ts': `import '@marco/country';\n` },
  'rules-are-pure': { 'contexts/mesas/rules/x.ts': `import { readFile } from 'node:fs';\nreadFile;\n` },
  'server-not-web': { 'contexts/mesas/server/x.ts': `import '../web/index.ts';\n` },
  'web-not-server': { 'contexts/mesas/web/x.ts': `import type { server } from '../server/index.ts';\n` },
  'web-not-node': { 'apps/web/src/x.ts': `import 'node:path';\n` },
  'web-reads-contract-types': {
    'contexts/mesas/web/x.ts': `import { mesas } from '../contract/index.ts';\nmesas;\n`,
  },
  'no-foreign-internals': { 'contexts/mesas/server/x.ts': `import '@marco/entidades/rules';\n` },
  'context-order-entidades': { 'contexts/entidades/server/x.ts': `import '@marco/mesas/terms';\n` },
  'known-context': { 'contexts/nuevo/rules/x.ts': `import './y.ts';\n`, 'contexts/nuevo/rules/y.ts': '\n' },
  'platform-knows-no-context': { 'platform/server-kit/x.ts': `import '@marco/mesas/contract';\n` },
  'platform-knows-no-product': {
    'platform/server-kit/x.ts': `import '../../database/index.ts';\n`,
    'database/index.ts': 'export {};\n',
  },
  'nobody-imports-apps': { 'contexts/mesas/server/x.ts': `import '@marco/api';\n` },
  'apps-join-manifests': { 'apps/web/src/x.ts': `import '@marco/mesas/web';\n` },
  'apps-not-each-other': { 'apps/api/src/x.ts': `import '@marco/web';\n` },
  'testing-only-in-tests': { 'contexts/mesas/server/x.ts': `import '../testing/index.ts';\n` },
  'db-only-in-server': { 'contexts/mesas/web/x.ts': `import 'kysely';\n` },
  'no-cycles': {
    'contexts/mesas/rules/x.ts': `import './y.ts';\n`,
    'contexts/mesas/rules/y.ts': `import type {} from './x.ts';\n`,
  },
  'no-folder-cycles': {
    'contexts/mesas/web/one/a.ts': `import '../two/b.ts';\n`,
    'contexts/mesas/web/one/b.ts': '\n',
    'contexts/mesas/web/two/a.ts': `import '../one/b.ts';\n`,
    'contexts/mesas/web/two/b.ts': '\n',
  },
};

describe('imports', () => {
  it('finds nothing in a clean tree, and has looked at all of it', async () => {
    const report = await checkImports(plantTree(CLEAN));
    expect(report.violations).toEqual([]);
    expect(report.summary).toMatch(new RegExp(`^${CLEAN_MODULES} modules`));
  });

  it.each(Object.entries(PLANTED))('%s is found', async (rule, planted) => {
    const report = await checkImports(plantTree({ ...CLEAN, ...planted }));
    const added = Object.keys(planted).length;
    expect(report.summary).toMatch(new RegExp(`^${CLEAN_MODULES + added} modules`));
    expect(report.violations.map((violation) => violation.rule)).toContain(rule);
    const [first] = Object.keys(planted);
    expect(report.violations.map(({ file }) => file).join()).toContain(first?.replace(/\/[^/]+$/, ''));
  });

  it.each(['conflict-modal.tsx', 'find-current.ts', 'send-over.ts'])(
    'a change that goes its own way by %s is found',
    async (file) => {
      const report = await checkImports(
        plantTree({
          ...CLEAN,
          'platform/web-kit/x.ts': `import { own } from './versioned-change/${file}';\nown;\n`,
          [`platform/web-kit/versioned-change/${file}`]: 'export const own = 1;\n',
        }),
      );
      expect(report.violations.map(({ rule }) => rule)).toEqual(['one-way-of-a-change']);
    },
  );

  it('fails when nothing was cruised', async () => {
    const report = await checkImports(plantTree({ 'contexts/mesas/README.md': '' }));
    expect(report.violations.map(({ rule }) => rule)).toEqual(['nothing-cruised']);
  });
});
