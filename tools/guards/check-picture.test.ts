import { describe, expect, it } from 'vitest';
import { buildPicture, checkPicture, PICTURE } from './check-picture.ts';
import { type PlantedFiles, plantTree } from './planted-tree.ts';

const ONE = `export const one = 1;\n`;

/** Files of mesas that import entidades: as many as said, one import each. */
function importers(count: number): PlantedFiles {
  const names = Array.from({ length: count }, (_, position) => `contexts/mesas/rules/r${position}.ts`);
  return Object.fromEntries(names.map((name) => [name, `import '../../entidades/contract/terms.ts';\n`]));
}

const TREE: PlantedFiles = {
  'contexts/entidades/contract/terms.ts': ONE,
  'contexts/mesas/rules/in-test.test.ts': `import '../../../database/index.ts';\n`,
  'database/index.ts': ONE,
  'apps/api/src/index.ts': `import '../../../contexts/mesas/rules/r0.ts';\nimport '../../../database/index.ts';\n`,
  'platform/web-kit/index.ts': ONE,
  ...importers(20),
};

async function rulesOf(files: PlantedFiles): Promise<string[]> {
  return (await checkPicture(plantTree(files))).violations.map(({ rule }) => rule);
}

const draw = (): Promise<string> => buildPicture(plantTree(TREE));

describe('picture', () => {
  it('draws the parts in their order and counts the imports between them, those of tests aside', async () => {
    const drawn = await draw();
    expect(drawn).toContain(
      '<!-- imports\napps/api contexts/entidades contexts/mesas platform/web-kit database\n' +
        'apps/api contexts/mesas 1\napps/api database 1\ncontexts/mesas contexts/entidades 20\n-->',
    );
    expect(drawn).toMatch(/<text class="number some"[^>]*>20<\/text>/);
  });

  it('accepts the picture of these imports, and one whose numbers are about right', async () => {
    const drawn = await draw();
    expect(await rulesOf({ ...TREE, [PICTURE]: drawn })).toEqual([]);
    expect(await rulesOf({ ...TREE, ...importers(25), [PICTURE]: drawn })).toEqual([]);
  });

  it('finds a picture that is missing', async () => {
    expect(await rulesOf(TREE)).toEqual(['stale']);
  });

  it.each<[string, PlantedFiles]>([
    ['an arrow is missing', { 'contexts/mesas/rules/x.ts': `import '../../../database/index.ts';\n` }],
    ['a part is missing', { 'contexts/oid/rules/x.ts': ONE }],
    ['a number is far from today', importers(26)],
  ])('finds a picture in which %s', async (_, planted) => {
    expect(await rulesOf({ ...TREE, ...planted, [PICTURE]: await draw() })).toEqual(['stale']);
  });

  it('finds a picture somebody edited', async () => {
    const drawn = await draw();
    expect(await rulesOf({ ...TREE, [PICTURE]: drawn.replace('>20<', '>2<') })).toEqual(['stale']);
  });
});
