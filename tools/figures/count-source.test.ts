import { expect, it } from 'vitest';
import { countSource, isCounted } from './count-source.ts';

it('counts what the compiler does not look at, and the length of files', () => {
  const text = `import { one as two, type Three as Four, five } from './x.ts';
const a = five as never;
const b = five as unknown as Four;
const c = ['x'] as const;
const d = { ...{ a }, ...b, ...(c ? { c } : {}) };
export const all = [two, d as object];
`;
  expect(
    countSource([
      { path: 'a.ts', text },
      { path: 'b.ts', text: 'export const b = 1;\n' },
    ]),
  ).toEqual({
    files: 2,
    lines: 7,
    median: 6,
    longest: 6,
    small: 2,
    casts: 4,
    castsToNever: 1,
    castsThroughUnknown: 1,
    literalSpreads: 1,
    aliases: 2,
  });
});

it.each([
  ['contexts/mesas/server/a.ts', true],
  ['contexts/mesas/server/a.test.ts', false],
  ['contexts/mesas/testing/a.ts', false],
  ['database/schema.generated.ts', false],
  ['database/seeds/demo/a.ts', false],
])('%s is counted: %s', (path, counted) => {
  expect(isCounted(path)).toBe(counted);
});
