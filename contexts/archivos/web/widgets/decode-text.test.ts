import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const SPANISH = 'áéíóúüñÁÉÍÓÚÜÑ¿¡ abc;,\n';
const MARK = '\uFEFF';

/** Two bytes for each letter, the lesser one first or the greater one. */
function encodeUtf16(text: string, isLittleEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let place = 0; place < text.length; place += 1)
    view.setUint16(place * 2, text.charCodeAt(place), isLittleEndian);
  return new Uint8Array(view.buffer);
}

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

  it('[AREA-01] UTF-16 comes back as it is, by its byte order mark or by its first letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.boolean(), (text, isLittleEndian) => {
        const written = `código;${text.toWellFormed()}`;
        expect(decodeText(encodeUtf16(written, isLittleEndian))).toBe(written);
        expect(decodeText(encodeUtf16(MARK + written, isLittleEndian))).toBe(written);
      }),
    );
  });

  it('[AREA-01] what only begins like UTF-16, or is UTF-32, gives no title that could pass for its own', () => {
    const half = encodeUtf16(`${MARK}código`, true).subarray(0, -1);
    const lone = encodeUtf16(`${MARK}c\uD800;`, true);
    const wide = Uint8Array.of(0xff, 0xfe, 0, 0, 0x63, 0, 0, 0);
    for (const bytes of [half, lone, wide]) expect(decodeText(bytes)).toMatch(/^ÿþ/);
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
