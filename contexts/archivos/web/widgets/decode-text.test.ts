import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const SPANISH = 'áéíóúüñÁÉÍÓÚÜÑ¿¡ abc;,\n';

describe('text of a chosen file', () => {
  it('[AREA-01] UTF-8 comes back as it is, without its byte order mark', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const plain = text.toWellFormed().replace(/^\uFEFF+/, '');
        expect(decodeText(new TextEncoder().encode(plain))).toBe(plain);
        expect(decodeText(new TextEncoder().encode(`\uFEFF${plain}`))).toBe(plain);
      }),
    );
  });

  it('[AREA-01] Spanish in Windows-1252 is read as Spanish', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...SPANISH) }), (text) => {
        // Latin-1 and Windows-1252 agree in these letters; an accent before plain text is never valid UTF-8.
        const written = `${text}ñ;a`;
        expect(decodeText(Uint8Array.from(written, (letter) => letter.charCodeAt(0)))).toBe(written);
      }),
    );
  });
});
