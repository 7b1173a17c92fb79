import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasMoreLevels } from './json-levels.ts';

const countLevels = (value: unknown): number =>
  value !== null && typeof value === 'object' ? 1 + Math.max(0, ...Object.values(value).map(countLevels)) : 0;

describe('levels of a JSON text', () => {
  it.each([
    ['as many as the limit', '[{"a":[1]}]', 3, false],
    ['one more', '[{"a":[1]}]', 2, true],
    ['brackets inside a text', '["[[[[", "{{{{"]', 1, false],
    ['a quote inside a text', '["\\"[[[["]', 1, false],
    ['a text that ends with an escaped escape', '["\\\\", [[1]]]', 2, true],
    ['one beside another', '[[],[],[],[]]', 2, false],
    ['brackets nobody closes', '['.repeat(500_000), 64, true],
  ])('%s', (_name, text, limit, more) => {
    expect(hasMoreLevels(text, limit)).toBe(more);
  });

  it('are those of what the parser reads', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), fc.nat(6), (value, limit) => {
        expect(hasMoreLevels(JSON.stringify(value), limit)).toBe(countLevels(value) > limit);
      }),
    );
  });
});
