import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAXIMO_TERMINOS, parseTerminos } from './terminos.ts';

describe('words of a search', () => {
  it.each([
    ['  acta   de cierre ', ['acta', 'cierre']],
    ['De la', ['De', 'la']],
    ['Acta ACTA acta', ['Acta']],
    ['', []],
    ['\n\t', []],
  ])('%j gives %j', (texto, terminos) => {
    expect(parseTerminos(texto)).toEqual(terminos);
  });

  it('are at most so many, each once, without spaces, and some whenever something was written', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (texto) => {
        const terminos = parseTerminos(texto);
        expect(terminos.length).toBeLessThanOrEqual(MAXIMO_TERMINOS);
        expect(new Set(terminos).size).toBe(terminos.length);
        for (const termino of terminos) expect(termino).toMatch(/^\S+$/u);
        expect(terminos.length === 0).toBe(texto.trim() === '');
      }),
    );
  });
});
