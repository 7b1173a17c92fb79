import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../system/repository.ts';
import { spawnCommand } from '../system/spawn-command.ts';
import { type PlantedFiles, plantedPackage, plantTree } from './planted-tree.ts';

const KNIP = join(repositoryRoot, 'node_modules/knip/bin/knip.js');

/** Two contexts, of which the later uses all the doors of the earlier tell. */
const CLEAN: PlantedFiles = {
  'package.json': JSON.stringify({ name: 'planted', private: true, workspaces: ['contexts/*'] }),
  'knip.json': readFileSync(join(repositoryRoot, 'knip.json'), 'utf8'),
  'contexts/entidades/package.json': plantedPackage(
    '@marco/entidades',
    {},
    { exports: { './terms': './contract/terms.ts', './widgets': './web/widgets/index.ts' } },
  ),
  'contexts/entidades/contract/terms.ts': 'export const LARGO = 9;\n',
  'contexts/entidades/web/widgets/index.ts': `export { usada } from './parte.ts';\n`,
  'contexts/entidades/web/widgets/parte.ts': 'export const usada = 1;\n',
  'contexts/mesas/package.json': plantedPackage(
    '@marco/mesas',
    { '@marco/entidades': '*' },
    { exports: { './server': './server/index.ts' } },
  ),
  'contexts/mesas/server/index.ts': [
    `import { LARGO } from '@marco/entidades/terms';`,
    `import { usada } from '@marco/entidades/widgets';`,
    'console.log(LARGO, usada);\n',
  ].join('\n'),
};

/** What knip says of a planted repository by the settings of this one. */
function runKnip(files: PlantedFiles) {
  const root = plantTree({ ...CLEAN, ...files });
  return spawnCommand(process.execPath, [KNIP, '--no-config-hints'], { cwd: root, quiet: true });
}

it('a tree whose exports are all used passes', async () => {
  const { code, output } = await runKnip({});
  expect([code, output.trim()]).toEqual([0, '']);
});

it.each<[what: string, found: string, files: PlantedFiles]>([
  [
    'an export of a door that nobody imports',
    'SOBRA',
    { 'contexts/entidades/contract/terms.ts': 'export const LARGO = 9;\nexport const SOBRA = 1;\n' },
  ],
  [
    'a part that a door hands on and only its own context shows',
    'propia',
    {
      'contexts/entidades/web/widgets/index.ts': `export { propia, usada } from './parte.ts';\n`,
      'contexts/entidades/web/widgets/parte.ts': 'export const usada = 1;\nexport const propia = 2;\n',
      'contexts/mesas/server/index.ts': [
        `import { LARGO } from '@marco/entidades/terms';`,
        `import { usada } from '@marco/entidades/widgets';`,
        'console.log(LARGO, usada);\n',
      ].join('\n'),
    },
  ],
  [
    'a type of a door that nobody names',
    'Sobrante',
    {
      'contexts/entidades/contract/terms.ts': 'export const LARGO = 9;\nexport type Sobrante = string;\n',
    },
  ],
  [
    'a file that nobody imports',
    'nadie.ts',
    { 'contexts/mesas/server/nadie.ts': 'export const nadie = 1;\n' },
  ],
  [
    'a package that nobody imports',
    'zod',
    {
      'contexts/mesas/package.json': plantedPackage(
        '@marco/mesas',
        { '@marco/entidades': '*', zod: '4.6.7' },
        { exports: { './server': './server/index.ts' } },
      ),
    },
  ],
])('%s is found', async (_, found, files) => {
  const { code, output } = await runKnip(files);
  expect(code).toBe(1);
  expect(output).toContain(found);
});
