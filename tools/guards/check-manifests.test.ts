import { describe, expect, it } from 'vitest';
import { checkManifests } from './check-manifests.ts';
import { type PlantedFiles, plantTree } from './planted-tree.ts';

const DECLARED = ['uno', 'dos', 'tres', 'cuatro', 'cinco'].map((context) => ({
  context,
  codes: [`crear-${context}`, `${context}-creado`],
}));
const LISTED = DECLARED.map(({ codes }) => `'${codes[1]}'`).join(', ');

const RULE = 'contexts/uno/rules/create-uno.ts';
const TREE = {
  'CONTRIBUTING.md': `# Guide\n\n## A write, file by file\n\n1. \`docs/access.md\`: who\n2. \`${RULE}\`: the rule\n\n## Tests\n\n1. \`none.ts\`\n`,
  'docs/access.md': '',
  [RULE]: `export const actions = ['crear-uno'];\n`,
};

function find(change: PlantedFiles) {
  const { violations } = checkManifests(plantTree({ ...TREE, ...change }), DECLARED);
  return violations.map(({ file, rule }) => [file, rule]);
}

describe('manifests', () => {
  it('accepts a guide whose example stays within one context, and files that name some codes', () => {
    expect(
      checkManifests(
        plantTree({ ...TREE, 'apps/api/some.ts': `export const some = ['crear-uno', 'dos-creado'];\n` }),
        DECLARED,
      ),
    ).toEqual({ violations: [], summary: '10 actions and events of 5 contexts' });
  });

  it.each<[string, PlantedFiles, string, string]>([
    [
      'a list of the events of all contexts in the process',
      { 'apps/api/src/events.api.test.ts': `export const events = [${LISTED}];\n` },
      'apps/api/src/events.api.test.ts',
      'central-list',
    ],
    [
      'names by the actions of all contexts, in one of another',
      {
        'contexts/seis/rules/actions.ts': `export const names = { ${DECLARED.map(({ codes }) => `'${codes[0]}': 'Crear'`).join(', ')} };\n`,
      },
      'contexts/seis/rules/actions.ts',
      'central-list',
    ],
    [
      'an example of which a file is gone',
      { 'CONTRIBUTING.md': TREE['CONTRIBUTING.md'].replace(RULE, 'contexts/uno/rules/gone.ts') },
      'CONTRIBUTING.md',
      'example-file',
    ],
    [
      'an example that opens a file of the process',
      {
        'apps/api/list.ts': '',
        'CONTRIBUTING.md': TREE['CONTRIBUTING.md'].replace('docs/access.md', 'apps/api/list.ts'),
      },
      'CONTRIBUTING.md',
      'example-outside',
    ],
    [
      'an example that opens two contexts',
      {
        'contexts/dos/rules/two.ts': '',
        'CONTRIBUTING.md': TREE['CONTRIBUTING.md'].replace('docs/access.md', 'contexts/dos/rules/two.ts'),
      },
      'CONTRIBUTING.md',
      'example',
    ],
    ['a guide without the example', { 'CONTRIBUTING.md': '# Guide\n' }, 'CONTRIBUTING.md', 'example'],
  ])('finds %s', (_name, change, file, rule) => {
    expect(find(change)).toEqual([[file, rule]]);
  });

  it('leaves to a benchmark its sample', () => {
    expect(find({ 'bench/growth/fill.ts': `export const some = [${LISTED}];\n` })).toEqual([]);
  });

  it('leaves to a context its own codes', () => {
    expect(find({ 'contexts/uno/server/own.ts': `export const some = [${LISTED}];\n` })).toEqual([]);
  });
});
