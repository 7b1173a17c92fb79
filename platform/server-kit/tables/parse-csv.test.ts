import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsv } from './parse-csv.ts';

const LINE_BREAK = /\r\n|\r|\n/g;
const isWritten = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '');
const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

const cell = fc.string({ unit: fc.constantFrom(...'ab;,|"ñÁ\n\r\t '), maxLength: 8 });
/** A row of cells, or a line with nothing or only blanks. */
const row = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(cell, cell) },
  { weight: 1, arbitrary: fc.constantFrom('', '  ').map((blank) => blank) },
);

describe('the text of a CSV', () => {
  it('gives back any cells, each with its row and the line it begins at, whatever breaks and blank lines are before', () => {
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 20 }),
        fc.constantFrom(';', ',', '\t', '|'),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.boolean(),
        fc.boolean(),
        (rows, separator, lineEnd, hasMark, endsLine) => {
          const records = [['code', 'name'], ...rows].map((one) =>
            typeof one === 'string' ? one : one.map(quote).join(separator),
          );
          const text = `${hasMark ? '\uFEFF' : ''}${records.join(lineEnd)}${endsLine ? lineEnd : ''}`;
          let line = 1;
          const expected = [['code', 'name'], ...rows].flatMap((one, at) => {
            const begins = line;
            line += 1 + (records[at]?.match(LINE_BREAK)?.length ?? 0);
            return typeof one !== 'string' && isWritten(one)
              ? [{ number: at + 1, line: begins, cells: [...one] }]
              : [];
          });
          expect(parseCsv(text, 99)).toEqual(expected);
        },
      ),
    );
  });

  it('gives the line of the text where a cell stands, counted by its line breaks alone', () => {
    const breaks = fc.array(fc.nat(3), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(breaks, (counts) => {
        const text = counts.map((count, at) => `"c${at}${'\nx'.repeat(count)}";b`).join('\n');
        const lines = text.split('\n');
        for (const { line, number } of parseCsv(text, 99))
          expect(lines[line - 1]).toContain(`c${number - 1}`);
      }),
    );
  });

  it('finds the separator in the first line that says something', () => {
    expect(parseCsv('\n  \r\na|"b;;;"\n1|2', 9)).toEqual([
      { number: 3, line: 3, cells: ['a', 'b;;;'] },
      { number: 4, line: 4, cells: ['1', '2'] },
    ]);
    expect(parseCsv('a\n1,2', 9).at(-1)?.cells).toEqual(['1', '2']);
  });

  it('keeps as many rows as it is told, and blank ones do not count', () => {
    const text = `a;b\n${';\n\n'.repeat(50)}1;2\n3;4\n`;
    expect(parseCsv(text, 2)).toEqual([
      { number: 1, line: 1, cells: ['a', 'b'] },
      { number: 102, line: 102, cells: ['1', '2'] },
    ]);
  });

  it.each([
    ['a;b\n1;"Antio', 2],
    ['a;b\n1;2\n3;Anti"o"', 3],
  ])('tells the line of quotes that are wrong (%j)', (text, line) => {
    expect(() => parseCsv(text, 9)).toThrow(expect.objectContaining({ reason: 'quotes', line }));
  });

  it('refuses a row with too many cells, empty as they may be', () => {
    expect(() => parseCsv(';'.repeat(100), 9)).toThrow(expect.objectContaining({ reason: 'too-wide' }));
    expect(parseCsv(';'.repeat(99), 9)).toEqual([]);
  });
});
