import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listCellErrors, readRecords, type TableRow, type TitleMatching } from './table-records.ts';

type Column = 'code' | 'name' | 'note';
const MATCHING: TitleMatching<Column> = {
  names: { code: ['code', 'id'], name: ['name', 'label'], note: ['note'] },
  fold: (title) => title.trim().toLowerCase(),
  takes: 'leftmost',
};
const TITLES = { code: 'Code', name: 'Name', note: 'Note' };
const COLUMNS = Object.keys(TITLES) as Column[];

const toRows = (...rows: readonly (readonly string[])[]): TableRow[] =>
  rows.map((cells, place) => ({ number: place + 1, line: place * 2 + 1, cells }));

const text = fc.string({ maxLength: 6 });
const unknown = text.map((title) => `· ${title}`);

describe('the columns of a table somebody brings', () => {
  it('are found by their titles wherever they stand among others, and each text comes without its blanks', () => {
    const column = fc.record({ column: fc.constantFrom(...COLUMNS), capitals: fc.boolean() });
    const header = fc
      .tuple(fc.uniqueArray(column, { selector: (one) => one.column }), fc.array(unknown, { maxLength: 4 }))
      .chain(([known, others]) =>
        fc.shuffledSubarray([...known, ...others], { minLength: known.length + others.length }),
      );
    fc.assert(
      fc.property(header, fc.array(fc.array(text, { maxLength: 8 })), (titles, bodies) => {
        const cells = titles.map((title) => {
          if (typeof title === 'string') return title;
          return title.capitals ? title.column.toUpperCase() : ` ${title.column} `;
        });
        const { found, width, records } = readRecords(toRows(cells, ...bodies), MATCHING);
        const places = COLUMNS.map((column) =>
          titles.findIndex((title) => typeof title !== 'string' && title.column === column),
        );
        expect(COLUMNS.filter((column) => found.has(column))).toEqual(
          COLUMNS.filter((_column, at) => (places[at] ?? -1) >= 0),
        );
        expect(width).toBe(titles.length);
        expect(records).toEqual(
          bodies.map((body, at) => ({
            number: at + 2,
            line: at * 2 + 3,
            width: body.length,
            texts: Object.fromEntries(
              COLUMNS.map((column, own) => [column, body[places[own] ?? -1]?.trim() ?? '']),
            ),
          })),
        );
      }),
    );
  });

  it('of one title twice the left one counts', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<TitleMatching<Column>['takes']>('leftmost', 'first-name'),
        text,
        text,
        (takes, left, right) => {
          const { records } = readRecords(toRows(['name', 'NAME'], [left, right]), { ...MATCHING, takes });
          expect(records.map(({ texts }) => texts.name)).toEqual([left.trim()]);
        },
      ),
    );
  });

  it.each([
    ['leftmost', '7'],
    ['first-name', 'A1'],
  ] as const)('of two titles of one column the %s counts when it is told so', (takes, code) => {
    const { records } = readRecords(toRows(['id', 'code'], ['7', 'A1']), { ...MATCHING, takes });
    expect(records[0]?.texts.code).toBe(code);
  });

  it('no title of a column, and no header, find none', () => {
    expect(readRecords(toRows(['', '·'], ['1', '2']), MATCHING).found).toEqual(new Set());
    expect(readRecords([], MATCHING)).toEqual({ found: new Set(), width: 0, records: [] });
  });
});

describe('what is wrong with a table somebody brings', () => {
  it('is told by the line, the row and the title of each cell, in the order of the titles', () => {
    const isWrong = (cell: string) => cell.trim().startsWith('!');
    const cell = fc.tuple(fc.boolean(), text).map(([wrong, rest]) => (wrong ? `! ${rest}` : rest));
    const body = fc.record({ cells: fc.tuple(cell, cell, cell), breaks: fc.nat(3) });
    fc.assert(
      fc.property(fc.array(body), (bodies) => {
        let line = 2;
        const rows = bodies.map(({ cells, breaks }, at) => {
          const row = { number: at + 2, line, cells };
          line += 1 + breaks;
          return row;
        });
        const { records } = readRecords([{ number: 1, line: 1, cells: COLUMNS }, ...rows], MATCHING);
        const errors = records.flatMap((record) =>
          listCellErrors(record, TITLES, (column, found) => (isWrong(found) ? `${column}?` : undefined)),
        );
        expect(errors).toEqual(
          rows.flatMap((row) =>
            COLUMNS.flatMap((column, place) => {
              const own = row.cells[place] ?? '';
              if (!isWrong(own)) return [];
              return [
                {
                  number: row.number,
                  line: row.line,
                  title: TITLES[column],
                  text: own.trim(),
                  message: `${column}?`,
                },
              ];
            }),
          ),
        );
      }),
    );
  });
});
