import { expect, it } from 'vitest';
import { joinPages } from './join-pages.ts';

const PAGE = 65_536;

async function join(sizes: readonly number[]): Promise<readonly Buffer[]> {
  async function* list(): AsyncGenerator<Buffer> {
    for (const [index, size] of sizes.entries()) yield Buffer.alloc(size, index + 1);
  }
  const pages: Buffer[] = [];
  for await (const page of joinPages(list())) pages.push(page);
  return pages;
}

it.each([
  ['nothing', [], []],
  ['pieces of nothing', [0, 0], []],
  ['less than a page', [1, 2], [3]],
  ['a page', [PAGE - 1, 1], [PAGE]],
  ['more than a page', [PAGE - 1, 3], [PAGE, 2]],
  ['a piece of several pages', [7, 2 * PAGE, 5], [PAGE, PAGE, 12]],
])('joins %s', async (_case, sizes, expected) => {
  const pages = await join(sizes);
  expect(pages.map(({ length }) => length)).toEqual(expected);
  const whole = Buffer.concat(sizes.map((size, index) => Buffer.alloc(size, index + 1)));
  expect(Buffer.concat(pages).equals(whole)).toBe(true);
});

it('leaves with its reader', async () => {
  let isLeft = false;
  async function* list(): AsyncGenerator<Buffer> {
    try {
      for (;;) yield Buffer.alloc(PAGE);
    } finally {
      isLeft = true;
    }
  }
  for await (const page of joinPages(list())) if (page.length > 0) break;
  expect(isLeft).toBe(true);
});
