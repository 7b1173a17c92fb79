import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
    const values = ['Ácida', 1.5, null, -3, new Date('2026-11-21T04:05:09Z'), 'a;b', 'dijo "no"'];
    expect(formatCsvRow(values)).toBe('Ácida;1,5;;-3;20/11/2026 23:05:09;"a;b";"dijo ""no"""\r\n');
    expect(CSV_START).toBe('\uFEFF');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1', '\n=1', '＝1'])(
    'makes %j harmless',
    (text) => {
      expect(readCsv(formatCsvRow([text]))).toEqual([[`'${text}`]]);
    },
  );

  it('gives every text back, and no cell begins as a formula', () => {
    fc.assert(
      fc.property(fc.array(cells, { minLength: 1, maxLength: 4 }), (rows) => {
        const read = readCsv(rows.map(formatCsvRow).join(''));
        expect(read.map((row) => row.length)).toEqual(rows.map((row) => row.length));
        for (const [line, row] of rows.entries()) {
          for (const [column, text] of row.entries()) {
            const cell = read[line]?.[column] ?? '';
            expect([text, `'${text}`]).toContain(cell);
            expect(cell.trimStart()).not.toMatch(/^[=+\-@]/);
          }
        }
      }),
    );
  });
});
