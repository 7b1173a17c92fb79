import { buffer, text } from 'node:stream/consumers';
import { inflateRawSync } from 'node:zlib';
import readExcelFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import type { TableContent } from './table.ts';
import { writeTable } from './write-table.ts';

const ZONE = { name: 'America/Bogota', offsetMinutes: -300, since: '1993-04-04T00:00:00' };
const CREATED = new Date('2026-11-21T15:00:00Z');
/** The last moment of a day in Colombia is the next day in UTC. */
const NIGHT = new Date('2026-11-22T04:59:58Z');
const NASTY = '=HYPERLINK("http://x")';
const STRANGE = 'Ñandú & <b>"á"</b>\nlínea _x0041_ 🙂\u0001';

function table(rows: TableContent['rows'] = groups()): TableContent {
  return {
    title: "Mesas: [abiertas]/cerradas del 'año' y otras",
    columns: [
      { title: 'Nombre', kind: 'text', width: 40 },
      { title: 'No. de servicios', kind: 'number', width: 10 },
      { title: 'Día', kind: 'day', width: 12 },
      { title: 'Fecha', kind: 'moment', width: 20 },
    ],
    rows,
    zone: ZONE,
  };
}

async function* groups() {
  yield [
    ['Ánimo', 7, NIGHT, NIGHT],
    [NASTY, -1.5, null, null],
  ];
  yield [[STRANGE, 0, null, null]];
}

/** The parts of a package whose directory is at its end, read for this test alone. */
function unzip(bytes: Buffer): Map<string, string> {
  const end = bytes.length - 22;
  let at = bytes.readUInt32LE(end + 16);
  const parts = new Map<string, string>();
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [packed, nameLength, local] = [
      bytes.readUInt32LE(at + 20),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt32LE(at + 42),
    ];
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const start = local + 30 + bytes.readUInt16LE(local + 26);
    parts.set(name, inflateRawSync(bytes.subarray(start, start + packed)).toString());
    at += 46 + nameLength;
  }
  return parts;
}

describe('a table as XLSX', () => {
  it('[TABLE-06] is opened by another library: texts, numbers and dates as they were', async () => {
    const bytes = await buffer(writeTable(table(), 'xlsx', CREATED));
    const [sheet] = await readExcelFile(bytes, { trim: false });
    expect(sheet?.sheet).toBe("Mesas abiertas cerradas del 'añ");
    const [head, first, second, third] = sheet?.data ?? [];
    expect(head).toEqual(['Nombre', 'No. de servicios', 'Día', 'Fecha']);
    expect(first?.slice(0, 2)).toEqual(['Ánimo', 7]);
    // Excel knows no time zones: the wall clock of Colombia is read as if it were UTC.
    expect(first?.[2]).toEqual(new Date('2026-11-21T00:00:00Z'));
    expect(new Date(String(first?.[3])).toISOString().slice(0, 18)).toBe('2026-11-21T23:59:5');
    expect(second).toEqual([NASTY, -1.5, null, null]);
    expect(third?.[0]).toBe('Ñandú & <b>"á"</b>\nlínea _x0041_ 🙂');
  });

  it('[TABLE-06] has a bold frozen header with filters, widths and dates of Colombia', async () => {
    const parts = unzip(await buffer(writeTable(table(), 'xlsx', CREATED)));
    const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(sheet).toContain('<autoFilter ref="A1:D4"/>');
    expect(sheet).toContain('<col min="1" max="1" width="42" customWidth="1"/>');
    expect(sheet).toContain('<c r="A1" s="1" t="inlineStr">');
    expect(parts.get('xl/styles.xml')).toContain('formatCode="[$-240A]dd/mm/yyyy"');
    expect(parts.get('docProps/core.xml')).toContain('<dc:language>es-CO</dc:language>');
  });

  it('[TABLE-06] a text that begins as a formula is a text, also after it was edited', async () => {
    const parts = unzip(await buffer(writeTable(table(), 'xlsx', CREATED)));
    const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet).toContain('<c r="A3" s="3" t="inlineStr">');
    expect(sheet).not.toContain('<f>');
    expect(parts.get('xl/styles.xml')).toContain('quotePrefix="1"');
  });

  it('[TABLE-06] its notes are a second sheet, and a CSV has the rows alone', async () => {
    const notes = {
      title: 'Definición',
      rows: [['Cómo se lee', NASTY] as const, ['Fuentes', STRANGE] as const],
    };
    const bytes = await buffer(writeTable({ ...table(), notes }, 'xlsx', CREATED));
    const [sheet, other] = await readExcelFile(bytes, { trim: false });
    expect(sheet?.data).toHaveLength(4);
    expect([other?.sheet, other?.data]).toEqual([
      'Definición',
      [
        ['Cómo se lee', NASTY],
        ['Fuentes', 'Ñandú & <b>"á"</b>\nlínea _x0041_ 🙂'],
      ],
    ]);
    expect(unzip(bytes).get('xl/worksheets/sheet2.xml')).not.toContain('<f>');
    const [csv, plain] = [
      await text(writeTable({ ...table(), notes }, 'csv', CREATED)),
      await text(writeTable(table(), 'csv', CREATED)),
    ];
    expect(csv).toBe(plain);
  });

  it('cuts a text longer than Excel opens and writes a table without rows', async () => {
    async function* long() {
      yield [['á'.repeat(40_000), null, null, null]];
    }
    const [sheet] = await readExcelFile(await buffer(writeTable(table(long()), 'xlsx', CREATED)));
    expect(String(sheet?.data[1]?.[0])).toHaveLength(32_767);
    async function* none() {}
    const [empty] = await readExcelFile(await buffer(writeTable(table(none()), 'xlsx', CREATED)));
    expect(empty?.data).toHaveLength(1);
  });

  it('a table that cannot be read further breaks the file', async () => {
    async function* broken() {
      yield [['uno', 1, null, null]];
      throw new Error('the database left');
    }
    await expect(buffer(writeTable(table(broken()), 'xlsx', CREATED))).rejects.toThrow('the database left');
  });

  it('a reader who leaves stops the reading of the table', async () => {
    let closed = false;
    async function* endless() {
      try {
        for (;;)
          yield Array.from({ length: 500 }, (_, row) => [`fila ${row} ${Math.random()}`, row, null, null]);
      } finally {
        closed = true;
      }
    }
    const file = writeTable(table(endless()), 'xlsx', CREATED);
    let read = 0;
    for await (const chunk of file) {
      read += (chunk as Buffer).length;
      if (read > 100_000) break;
    }
    await expect.poll(() => closed).toBe(true);
  });
});

describe('a table as CSV', () => {
  it('[TABLE-06] begins with the mark of UTF-8, has semicolons and CRLF, days and moments, no formula', async () => {
    const written = await text(writeTable(table(), 'csv', CREATED));
    expect(written.split('\r\n').slice(0, 3)).toEqual([
      'Nombre;No. de servicios;Día;Fecha',
      'Ánimo;7;21/11/2026;21/11/2026 23:59:58',
      `"'=HYPERLINK(""http://x"")";-1,5;;`,
    ]);
    const bytes = await buffer(writeTable(table(), 'csv', CREATED));
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });
});
