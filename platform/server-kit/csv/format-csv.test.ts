import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCsvMoment } from './csv-moment.ts';
import { CSV_START, formatCsvRow } from './format-csv.ts';

const CELL = /(?:"((?:[^"]|"")*)"|([^;"\r\n]*))(;|\r\n)/gy;

/** Reads CSV as RFC 4180 tells, with semicolons; written for this test alone. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(CELL)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ';') rows.push([]);
  }
  return rows.slice(0, -1);
}

const cells = fc.array(fc.string({ unit: fc.constantFrom(...'aé ;"\r\n\t=+-@\'1,.ñ🙂'), maxLength: 8 }), {
  minLength: 1,
  maxLength: 5,
});

describe('a line of CSV for Excel', () => {
  it('writes semicolons, decimal comma, Bogota moments and CRLF', () => {
    const present = createCsvMoment({
      name: 'America/Bogota',
      offsetMinutes: -300,
      since: '1993-04-04T00:00:00',
    });
    const values = ['Ácida', 1.5, null, -3, present(new Date('2026-11-21T04:05:09Z')), 'a;b', 'dijo "no"'];
    expect(formatCsvRow(values)).toBe('Ácida;1,5;;-3;20/11/2026 23:05:09;"a;b";"dijo ""no"""\r\n');
    expect(CSV_START).toBe('\uFEFF');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '＝1'])('makes %j harmless', (text) => {
    expect(readCsv(formatCsvRow([text]))).toEqual([[`'${text}`]]);
  });

  it.each(['\t', '\r', '\n'])(
    'makes a formula after %j harmless, for people and where it parts the cells',
    (space) => {
      expect(readCsv(formatCsvRow([`${space}=1`]))).toEqual([[`'${space}'=1`]]);
    },
  );

  it.each([
    ["hola,=cmd|'/C calc'!A0", `"hola,'=cmd|'/C calc'!A0"`],
    ['hola\t@SUM(A1)', `"hola\t'@SUM(A1)"`],
    ['hola\n =1', `"hola\n '=1"`],
    ['uno, dos', '"uno, dos"'],
  ])('F17: makes %j harmless where commas or tabs part the cells', (text, cell) => {
    expect(formatCsvRow(['a', text])).toBe(`a;${cell}\r\n`);
  });

  it('gives every text back, and no cell begins as a formula wherever it is parted', () => {
    fc.assert(
      fc.property(fc.array(cells, { minLength: 1, maxLength: 4 }), (rows) => {
        const lines = rows.map(formatCsvRow).join('');
        for (const piece of lines.split(/[,\t\r\n]/)) expect(piece.trimStart()).not.toMatch(/^[=+\-@]/);
        const read = readCsv(lines);
        expect(read.map((row) => row.length)).toEqual(rows.map((row) => row.length));
        for (const [line, row] of rows.entries()) {
          for (const [column, text] of row.entries()) {
            const cell = read[line]?.[column] ?? '';
            expect(cell.replaceAll("'", '')).toBe(text.replaceAll("'", ''));
            expect(cell.trimStart()).not.toMatch(/^[=+\-@]/);
          }
        }
      }),
    );
  });
});
