import fc from 'fast-check';
import { expect, it } from 'vitest';
import { markWords } from './marked-text.tsx';

it('[AREA-13] what was looked for is marked, whatever its accents', () => {
  expect(markWords('Número de la libreta', 'numero LIBRETA')).toEqual([
    ['Número', true],
    [' de la ', false],
    ['libreta', true],
  ]);
  expect(markWords('Salud', 'mesa')).toEqual([['Salud', false]]);
});

it('[AREA-13] the parts are the text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (texto, buscado) => {
      const parts = markWords(texto, buscado);
      expect(
        parts
          .map(([parte]) => parte)
          .join('')
          .normalize('NFC'),
      ).toBe((texto.normalize('NFC').match(/\P{M}\p{M}*/gu) ?? []).join(''));
    }),
  );
});
