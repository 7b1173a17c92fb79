import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '../format/index.ts';
import { matchRange } from './highlight.tsx';

describe('highlighted match', () => {
  it.each([
    ['Ministerio de educación', 'EDUCACION', [14, 23]],
    ['Atención en urgencias', 'atención en', [0, 11]],
    ['Migración', 'xyz', undefined],
    ['Migración', '   ', undefined],
    ['Niñez', 'nine', [0, 4]],
  ])('finds in %s the text %s', (label, typed, range) => {
    expect(matchRange(label, typed)).toEqual(range);
  });

  it('marks what folds to the typed text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), fc.nat(), (label, from, size) => {
        const letters = [...label.normalize('NFC')];
        const start = letters.length === 0 ? 0 : from % letters.length;
        const typed = letters.slice(start, start + 1 + (size % 5)).join('');
        const range = matchRange(label, typed);
        return !range || foldText(letters.slice(...range).join('')) === foldText(typed);
      }),
    );
  });
});
