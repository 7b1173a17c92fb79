import { createWorkbookWith } from '@marco/test-kit/create-workbook-with';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { parseTable } from './parse-table.ts';
import type { TableFormat } from './table.ts';
import { writeTable } from './write-table.ts';

const ZONE = { name: 'America/Bogota', offsetMinutes: -300, since: '1993-04-04T00:00:00' };

const readTable = (format: TableFormat, content: string | Uint8Array, maximumRows: number) =>
  parseTable({ format, content, maximumRows });

const bytes = (...values: number[]) => Uint8Array.from(values);

async function createWorkbook(rows: readonly (readonly string[])[]): Promise<Buffer> {
  const [titles = [], ...rest] = rows;
  const columns = titles.map((title) => ({ title, kind: 'text', width: 10 }) as const);
  const chunks: Uint8Array[] = [];
  const group = async function* () {
    yield rest;
  };
  for await (const chunk of writeTable(
    { title: 'Hoja', columns, rows: group(), zone: ZONE },
    'xlsx',
    new Date(),
  ))
    chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}

describe('a table somebody brings', () => {
  it.each([';', ',', '\t', '|'])('is parted by %j, with or without the mark of UTF-8', async (separator) => {
    const text = `a${separator}"b${separator};,"\r\n1${separator}2\r\n`;
    const rows = [
      { number: 1, line: 1, cells: ['a', `b${separator};,`] },
      { number: 2, line: 2, cells: ['1', '2'] },
    ];
    expect(await readTable('csv', text, 9)).toEqual(rows);
    expect(await readTable('csv', Buffer.from(`\uFEFF${text}`), 9)).toEqual(rows);
  });

  it.each(['csv', 'xlsx'] as const)(
    'keeps the numbers of a spreadsheet over empty rows, and stops where it is told (%s)',
    async (format) => {
      const rows = [
        ['a', 'b'],
        ['', ' '],
        ['c', 'd'],
        ['', ''],
        ['e', 'f'],
        ['g', 'h'],
      ];
      const csv = rows.map((row) => row.join(';')).join('\n');
      expect(await readTable(format, format === 'csv' ? csv : await createWorkbook(rows), 3)).toEqual([
        { number: 1, line: 1, cells: ['a', 'b'] },
        { number: 3, line: 3, cells: ['c', 'd'] },
        { number: 5, line: 5, cells: ['e', 'f'] },
      ]);
    },
  );

  it('reads the accents of a file that is no UTF-8', async () => {
    expect(await readTable('csv', bytes(0x61, 0xf1, 0x6f, 0x3b, 0x62), 9)).toEqual([
      { number: 1, line: 1, cells: ['año', 'b'] },
    ]);
  });

  it('reads what a spreadsheet saves as Unicode text, and refuses what only begins like it', async () => {
    const unicode = Buffer.from('\uFEFFaño\tb\r\n1\t"dos\r\nlíneas"\r\n', 'utf16le');
    const rows = [
      { number: 1, line: 1, cells: ['año', 'b'] },
      { number: 2, line: 2, cells: ['1', 'dos\r\nlíneas'] },
    ];
    expect(await readTable('csv', unicode, 9)).toEqual(rows);
    expect(await readTable('csv', Buffer.from(unicode).swap16(), 9)).toEqual(rows);
    const half = unicode.subarray(0, -1);
    const wide = Buffer.from([0xff, 0xfe, 0, 0, 0x61, 0, 0, 0]);
    for (const content of [half, wide])
      await expect(readTable('csv', content, 9)).rejects.toMatchObject({ reason: 'other-format' });
  });

  it('reads a workbook of ours, by its bytes or its base64', async () => {
    const workbook = await createWorkbook([['Código'], ['Ñandú']]);
    const rows = [
      { number: 1, line: 1, cells: ['Código'] },
      { number: 2, line: 2, cells: ['Ñandú'] },
    ];
    expect(await readTable('xlsx', workbook, 9)).toEqual(rows);
    expect(await readTable('xlsx', workbook.toString('base64'), 9)).toEqual(rows);
    expect(await readTable('xlsx', workbook, 1)).toHaveLength(1);
  });

  it('says why it cannot be read', async () => {
    await expect(readTable('csv', 'a;b\n"R;x\n', 9)).rejects.toMatchObject({ reason: 'quotes' });
    await expect(readTable('xlsx', 'AAAA', 9)).rejects.toMatchObject({ reason: 'other-format' });
  });

  it('a small workbook that unpacks to more than allowed is refused, whatever it says of its sizes', async () => {
    const bomb = Buffer.from(
      zipSync({ 'xl/workbook.xml': bytes(32), 'xl/worksheets/sheet1.xml': new Uint8Array(40_000_000) }),
    );
    for (let at = bomb.indexOf('PK\u0001\u0002'); at >= 0; at = bomb.indexOf('PK\u0001\u0002', at + 1))
      bomb.writeUInt32LE(100, at + 24);
    await expect(readTable('xlsx', bomb, 9)).rejects.toMatchObject({ reason: 'too-large' });
  });

  it.each([
    ['XFD1048576', 'far-cells'],
    ['A1048576', 'far-cells'],
    ['XFD1000', 'far-cells'],
    ['XFD1', 'too-wide'],
    ['CW2', 'too-wide'],
  ])('F1: a workbook whose only cell is %s is refused', async (cell, reason) => {
    await expect(readTable('xlsx', createWorkbookWith(cell), 9)).rejects.toMatchObject({ reason });
  });

  it('F1: a row of a text with too many columns, and a shared text that stands everywhere, are refused', async () => {
    await expect(readTable('csv', 'a;'.repeat(100), 9)).rejects.toMatchObject({ reason: 'too-wide' });
    const everywhere = createWorkbookWith('A1', { text: 'x'.repeat(100_000), times: 151 });
    await expect(readTable('xlsx', everywhere, 999)).rejects.toMatchObject({ reason: 'too-large' });
  });
});
