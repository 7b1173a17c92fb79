import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsv } from './parse-csv.ts';

function write(rows: readonly (readonly string[])[], separador: string, lineEnd: string): string {
  return rows
    .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separador))
    .join(lineEnd);
}

describe('CSV of an official file', () => {
  it.each([
    ['', 'IMPORTACION_VACIA'],
    ['codigo;nombre\n', 'IMPORTACION_VACIA'],
    ['codigo;nombre\n05;"Antio', 'IMPORTACION_ILEGIBLE'],
    ['codigo;nombre\n05;Anti"o"', 'IMPORTACION_ILEGIBLE'],
    [`codigo,nombre\n${'1,a\n'.repeat(10_001)}`, 'IMPORTACION_DEMASIADAS_FILAS'],
  ])('[AREA-01] %#. is refused with its reason', (text, code) => {
    expect(() => parseCsv(text)).toThrow(expect.objectContaining({ code }));
  });

  it('[AREA-01] ten thousand rows are read', () => {
    expect(parseCsv(`codigo,nombre\n${'1,a\n'.repeat(10_000)}`).registros).toHaveLength(10_000);
  });

  it.each([';', ',', '\t', '|'])(
    '[AREA-01] the separator «%s» is found out, byte order mark or not',
    (separador) => {
      const text = `codigo${separador}"nombre, completo; o no"\r\n05${separador}Antioquia\r\n\r\n`;
      for (const file of [text, `\uFEFF${text}`])
        expect(parseCsv(file)).toEqual({
          encabezado: ['codigo', 'nombre, completo; o no'],
          registros: [{ linea: 2, valores: ['05', 'Antioquia'] }],
        });
    },
  );

  it('[AREA-01] any cells come back, whatever separators, quotes and line ends they hold', () => {
    const cell = fc.string({ unit: fc.constantFrom(...'ab;,|"ñÁ\n\t '), maxLength: 8 });
    const rows = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(
        rows,
        fc.constantFrom(';', ',', '\t', '|'),
        fc.constantFrom('\n', '\r\n'),
        (data, separador, lineEnd) => {
          const read = parseCsv(write([['codigo', 'nombre'], ...data], separador, lineEnd));
          expect(read.registros.map(({ valores }) => valores)).toEqual(data);
        },
      ),
    );
  });
});
