import { describe, expect, it } from 'vitest';
import { toResumen } from './resumen.ts';

describe('the sentence of a card', () => {
  it.each([
    ['Informa si rige. Y más.', 'Informa si rige.'],
    ['Rige desde el art. 5.2 de la ley', 'Rige desde el art.'],
    ['  Sin   punto ', 'Sin punto'],
    ['', ''],
  ])('%j becomes %j', (texto, frase) => {
    expect(toResumen(texto)).toBe(frase);
  });

  it('is cut at a word where it is long', () => {
    const resumen = toResumen('palabra '.repeat(60));
    expect(resumen.length).toBeLessThanOrEqual(221);
    expect(resumen).toMatch(/palabra…$/);
  });
});
