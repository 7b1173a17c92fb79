import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasDatosPersonales } from './papel-escrito.ts';

describe('the name of a paper as a citizen writes it', () => {
  it.each([
    ['Certificado de supervivencia', false],
    ['Formulario 220', false],
    ['Copia de la cédula 1.032.456.789', true],
    ['Certificado de ana@ejemplo.com', true],
    ['Llámenme al 300 123 45 67', true],
    ['Registro １２３４５６', true],
    ['www.ejemplo.com', true],
    ['20-12-19-8', true],
  ])('[AREA-09] «%s»', (papel, personal) => {
    expect(hasDatosPersonales(papel)).toBe(personal);
  });

  it('[AREA-09] no number of identification passes, however it is parted', () => {
    const separator = fc.constantFrom('', '.', ' ', '-');
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000, max: 9_999_999_999 }),
        separator,
        fc.string(),
        (number, mark, text) => {
          expect(hasDatosPersonales(`${text} ${[...String(number)].join(mark)}`)).toBe(true);
        },
      ),
    );
  });
});
