import { describe, expect, it } from 'vitest';
import { readAncla } from './read-ancla.ts';

const A = 'a'.repeat(64);
const B = 'b'.repeat(64);

describe('the seals an ancla names', () => {
  it.each([
    ['nothing', ''],
    ['another file', '<html></html>'],
    ['JSON of something else', '{"sellos": [{"lote": "1", "huella": "x"}, null, 3], "lote": 1}'],
    ['a digest that is none', '{"lote": 1, "huella": "aa"}'],
  ])('F12: are none in %s', (_name, text) => {
    expect(readAncla(text)).toEqual([]);
  });

  it('F12: are read of the file, of a mail and of the log, each once and in their order', () => {
    const sellos = [
      { lote: 2, huella: B, firma: 'x' },
      { lote: 1, huella: A },
    ];
    const expected = [
      { lote: 1, huella: A },
      { lote: 2, huella: B },
    ];
    expect(readAncla(JSON.stringify({ formato: 'marco-ancla-auditoria/1', sellos }, null, 2))).toEqual(
      expected,
    );
    const mail = ['Buen día:', '', ...sellos.map((sello) => JSON.stringify(sello)), '', '-- '].join('\r\n');
    expect(readAncla(mail)).toEqual(expected);
    const log = [
      `{"level":30,"batch":2,"digest":"${B}","msg":"audit sealed"}`,
      '{"level":30,"msg":"request completed"}',
      `{"level":30,"batch":1,"digest":"${A}","msg":"audit sealed"}`,
      `{"level":30,"batch":1,"digest":"${A}","msg":"audit sealed"}`,
    ].join('\n');
    expect(readAncla(log)).toEqual(expected);
  });

  it('F12: that two anclas tell differently are both kept', () => {
    expect(readAncla(`{"lote":1,"huella":"${A}"}\n{"lote":1,"huella":"${B}"}`)).toHaveLength(2);
  });
});
