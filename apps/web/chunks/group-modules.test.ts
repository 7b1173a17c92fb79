import { expect, it } from 'vitest';
import { findUnmatched, groupModules } from './group-modules.ts';
import type { SharedChunk } from './shared-chunk.ts';

const ROOT = '/repository/';
const IDS = [
  '/repository/kit/button/button.tsx',
  '/repository/kit/table/table.module.css?used',
  '/repository/a.paths.ts',
];
const CHUNKS: readonly SharedChunk[] = [
  { name: 'base', modules: ['kit/button/', /\.paths\.ts$/] },
  { name: 'lists', modules: ['kit/'], except: ['kit/table/table.module.css'], minShareCount: 3 },
];

it('the first chunk goes before the others, and each has what it names but for its exceptions', () => {
  const groups = groupModules(CHUNKS, ROOT);
  expect(groups.map(({ name, priority, minShareCount }) => [name, priority, minShareCount])).toEqual([
    ['base', 2, undefined],
    ['lists', 1, 3],
  ]);
  expect(groups.map(({ test }) => IDS.filter(test))).toEqual([[IDS[0], IDS[2]], [IDS[0]]]);
});

it('a chunk that names what is there is in order', () => {
  expect(findUnmatched(CHUNKS, IDS, ROOT)).toEqual([]);
});

it('a folder, a file, a pattern or an exception without a module is told', () => {
  const stale: readonly SharedChunk[] = [
    { name: 'base', modules: ['kit/button/', 'kit/old/', 'kit/button/button', /\.terms\.ts$/] },
    { name: 'lists', modules: ['kit/table/'], except: ['kit/table/gone.tsx'] },
  ];
  expect(findUnmatched(stale, IDS, ROOT)).toEqual([
    'base: kit/old/',
    'base: kit/button/button',
    'base: /\\.terms\\.ts$/',
    'lists: kit/table/gone.tsx',
  ]);
});
