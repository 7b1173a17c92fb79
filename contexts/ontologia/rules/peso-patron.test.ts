import { describe, expect, it } from 'vitest';
import { computePesoPatron } from './peso-patron.ts';

describe('the weight of a regular expression', () => {
  it.each([
    ['abc', 3],
    ['a{1000}', 1000],
    ['(ab){3}c', 13],
    ['((a{10}){10}){10}', 1220],
    ['[0-9]{4}-[0-9]{2}', 7],
    ['[]{9}]{2}', 2],
    [String.raw`\(a\){5}`, 7],
    ['a{2,}', 2],
    ['(a{3}', 3],
    ['', 0],
  ])('%s: %i', (patron, peso) => {
    expect(computePesoPatron(patron)).toBe(peso);
  });

  it('F2: four kilobytes that would take half a million states are known before they are compiled', () => {
    expect(computePesoPatron('a{1000}'.repeat(570))).toBe(570_000);
  });
});
