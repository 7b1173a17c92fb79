import { describe, expect, it } from 'vitest';
import { checkWays, WAYS } from './check-ways.ts';
import { type PlantedFiles, plantTree } from './planted-tree.ts';

const MESAS = 'contexts/mesas';
const FILES = [
  `${MESAS}/web/screen.tsx`,
  `${MESAS}/contract/one.endpoint.ts`,
  `${MESAS}/server/mesas.routes.ts`,
  `${MESAS}/server/one.queries.ts`,
] as const;
const [SCREEN, CONTRACT, ROUTES, QUERIES] = FILES;

const TREE: PlantedFiles = {
  [SCREEN]: `import type { One } from '../contract/index.ts';\nexport type Shown = One;\n`,
  [CONTRACT]: `export interface One {}\n`,
  [`${MESAS}/contract/index.ts`]: `export type { One } from './one.endpoint.ts';\n`,
  [ROUTES]: `import type { One } from '../contract/index.ts';\nimport { read } from './one.queries.ts';\nexport const routes: One[] = [read];\n`,
  [QUERIES]: `export const read = {};\n`,
  [`${MESAS}/server/other.ts`]: `export const other = 1;\n`,
};

function page(...files: readonly string[]): PlantedFiles {
  const steps = files.map((file, position) => `${position + 1}. \`${file}\`: a step\n`);
  return { [WAYS]: `# Ways\n\n## Search\n\n${steps.join('')}` };
}

async function rulesOf(planted: PlantedFiles): Promise<string[]> {
  return (await checkWays(plantTree({ ...TREE, ...planted }))).violations.map(({ rule }) => rule);
}

describe('ways', () => {
  it('accepts files of which each is imported by one before it, through the door of a side too', async () => {
    const report = await checkWays(plantTree({ ...TREE, ...page(...FILES) }));
    expect(report).toEqual({ violations: [], summary: '1 ways of 4 files' });
  });

  it.each<[string, string, PlantedFiles]>([
    ['no way', 'empty', {}],
    ['a way without files', 'empty', page()],
    ['a file that was moved', 'gone', page(SCREEN, `${MESAS}/contract/gone.ts`)],
    ['a file that nothing before it imports', 'unreached', page(...FILES, `${MESAS}/server/other.ts`)],
    ['an order that is not that of the imports', 'unreached', page(SCREEN, CONTRACT, QUERIES)],
    ['a file that is counted twice', 'twice', page(SCREEN, CONTRACT, CONTRACT)],
    ['a number that is not the place', 'number', { [WAYS]: `## Search\n\n2. \`${SCREEN}\`: a step\n` }],
  ])('finds %s', async (_, rule, planted) => {
    expect(await rulesOf(planted)).toEqual([rule]);
  });
});
