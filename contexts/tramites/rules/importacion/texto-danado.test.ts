import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTextoDanado } from './texto-danado.ts';

const readByBytes = (texto: string) =>
  new TextDecoder('windows-1252').decode(new TextEncoder().encode(texto));

describe('a text of a file with more than one encoding', () => {
  it.each(['Pensión', 'Ñame', 'Índice', 'Único', 'pingüino', '¿Qué?', 'de 8 a 12 – lunes', '«así»'])(
    '[AREA-09] «%s» read by bytes is damaged, and itself is not',
    (texto) => {
      expect(isTextoDanado(texto)).toBe(false);
      expect(isTextoDanado(readByBytes(texto))).toBe(true);
    },
  );

  it.each([
    ['a letter nobody could read', 'Pensi\ufffdn'],
    ['a byte of zero', 'Pensi\u0000n'],
    ['a control character', 'Pensi\u001bn'],
  ])('[AREA-09] %s', (_, texto) => {
    expect(isTextoDanado(texto)).toBe(true);
  });

  it('[AREA-09] what people write in Spanish or Portuguese is none', () => {
    const letter = fc.constantFrom(...'aeiouáéíóúüñÁÉÍÓÚÜÑçãõÕ ºª°«»–—%$.,;:()/-0123456789\n\t', 'SÃO', 'âe');
    fc.assert(
      fc.property(fc.array(letter), (letters) => {
        const texto = letters.join('');
        expect(isTextoDanado(texto)).toBe(false);
      }),
    );
  });
});
