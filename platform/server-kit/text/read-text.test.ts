import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readText } from './read-text.ts';

const BOM = '\uFEFF';
const toUtf16 = (text: string) => Buffer.from(text, 'utf16le');
const toUtf16be = (text: string) => toUtf16(text).swap16();
const toUtf32 = (text: string) =>
  Buffer.concat([...text].map((letter) => Buffer.from(Uint32Array.of(letter.codePointAt(0) ?? 0).buffer)));
const toUtf32be = (text: string) => toUtf32(text).swap32();

const ENCODINGS: Readonly<Record<string, (text: string) => Buffer>> = {
  'UTF-8': (text) => Buffer.from(text),
  'UTF-8 with its mark': (text) => Buffer.from(BOM + text),
  'UTF-16': toUtf16,
  'UTF-16 with its mark': (text) => toUtf16(BOM + text),
  'UTF-16, the greater byte first': toUtf16be,
  'UTF-16, the greater byte first, with its mark': (text) => toUtf16be(BOM + text),
};

/** Any text that begins as a document does: no two letters of it look like one of two bytes. */
const document = fc
  .tuple(
    fc.constantFrom('<a>', '{"', '["', 'openapi: ', '<?xml version="1.0"?>'),
    fc.string({ unit: 'binary' }),
  )
  .map(([beginning, rest]) => beginning + rest);

describe('the text of a file', () => {
  it.each(Object.entries(ENCODINGS))('in %s is read to the letter', (_name, encode) => {
    fc.assert(
      fc.property(document, (text) => {
        expect(readText(encode(text))).toEqual({ text });
      }),
    );
  });

  it('is read as its declaration says, unless its first bytes show another encoding', () => {
    const latin1 = fc.string({
      unit: fc.integer({ min: 0xa0, max: 0xff }).map((code) => String.fromCharCode(code)),
    });
    fc.assert(
      fc.property(latin1, fc.constantFrom('ISO-8859-1', 'latin1', 'windows-1252'), (rest, encoding) => {
        const text = `<?xml version="1.0" encoding='${encoding}'?><a>${rest}</a>`;
        expect(readText(Buffer.from(text, 'latin1'))).toEqual({ text });
        expect(readText(toUtf16(text))).toEqual({ text });
      }),
    );
  });

  it.each([
    ['with its mark', toUtf32(`${BOM}{}`)],
    ['with its mark, the greater byte first', toUtf32be(`${BOM}{}`)],
    ['by its first letter', toUtf32('<a/>')],
    ['by its first letter, the greater byte first', toUtf32be('openapi: 3.1.0')],
  ])('in UTF-32 %s is refused as such', (_name, bytes) => {
    expect(readText(bytes)).toEqual({ fault: 'not-admitted', encoding: 'utf-32' });
  });

  it.each(['koi8-r', 'constructor', '__proto__'])('that declares %s is refused as such', (encoding) => {
    const bytes = Buffer.from(`<?xml version="1.0" encoding="${encoding}"?><a/>`);
    expect(readText(bytes)).toEqual({ fault: 'not-admitted', encoding });
  });

  it('that declares two bytes a letter and has one is foreign from its first byte', () => {
    const bytes = Buffer.from('<?xml version="1.0" encoding="UTF-16"?><a/>');
    expect(readText(bytes)).toEqual({ fault: 'foreign-bytes', declared: 'utf-16', before: '', byte: 0x3c });
  });

  it('tells the first byte that is none of it, and all that stands before', () => {
    // A lone byte of Latin-1 before ASCII is no UTF-8, wherever it stands.
    const foreign = fc.integer({ min: 0xc2, max: 0xff });
    fc.assert(
      fc.property(document, foreign, fc.boolean(), (before, byte, isMarked) => {
        const bytes = Buffer.concat([
          Buffer.from((isMarked ? BOM : '') + before),
          Buffer.from([byte]),
          Buffer.from('a más'),
        ]);
        const declared = isMarked ? 'utf-8' : null;
        expect(readText(bytes)).toEqual({ fault: 'foreign-bytes', declared, before, byte });
      }),
    );
  });

  it('that ends within a letter is foreign where this letter begins', () => {
    fc.assert(
      fc.property(document, (before) => {
        const cut = Buffer.from(`${before}ñ`).subarray(0, -1);
        expect(readText(cut)).toMatchObject({ fault: 'foreign-bytes', before, byte: 0xc3 });
        const odd = toUtf16(`${before}a`).subarray(0, -1);
        expect(readText(odd)).toMatchObject({ fault: 'foreign-bytes', before, byte: 0x61 });
      }),
    );
  });
});
