import { CsvError, parse } from 'csv-parse/sync';
import { zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { readZip, ZipLimitError } from '../files/read-zip.ts';
import type { TableFormat } from './table.ts';

const SEPARATORS = [';', ',', '\t', '|'] as const;
/** Bytes the parts of a spreadsheet may have once unpacked: some 40,000 rows. The reader takes minutes for twice as many. */
const LARGEST_UNPACKED = 15_000_000;
/** A workbook has some parts for each of its sheets. */
const MOST_PARTS = 1000;

/** A row of a file: its number as a spreadsheet shows it, and the text of its cells. */
export interface ReadRow {
  readonly number: number;
  readonly cells: readonly string[];
}

/** A file that is no table of its format. */
export class UnreadableTable extends Error {
  readonly reason: 'other-format' | 'quotes' | 'too-large';
  /** Line of a text whose quotes do not close. */
  readonly line: number | null;

  constructor(reason: UnreadableTable['reason'], line: number | null = null) {
    super(`The table cannot be read: ${reason}.`);
    this.name = 'UnreadableTable';
    this.reason = reason;
    this.line = line;
  }
}

/** The separator the header has most of, outside quotes; the comma when it has none. */
function findSeparator(text: string): string {
  const header = (text.split(/\r\n|\r|\n/, 1)[0] ?? '').replaceAll(/"(?:[^"]|"")*"/g, '');
  const countOf = (separator: string) => header.split(separator).length - 1;
  return SEPARATORS.reduce<string>((best, next) => (countOf(next) > countOf(best) ? next : best), ',');
}

/** Text of a file: UTF-8, else what spreadsheets on Windows save in Spanish. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function readCsv(text: string, maximumRows: number): ReadRow[] {
  try {
    const rows = parse(text.replace(/^\uFEFF/, ''), {
      delimiter: findSeparator(text),
      relax_column_count: true,
      skip_empty_lines: false,
      to: maximumRows,
    }) as string[][];
    return rows.map((cells, place) => ({ number: place + 1, cells }));
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    throw new UnreadableTable('quotes', typeof cause['lines'] === 'number' ? cause['lines'] : 1);
  }
}

/**
 * The parts of a workbook that are read, packed anew without compression. A small file may unpack to gigabytes whatever it
 * says of itself, and the reader believes it: what it gets was unpacked up to a limit before.
 */
async function unpackParts(bytes: Uint8Array): Promise<Buffer> {
  const parts = await readZip(
    Buffer.from(bytes),
    { files: MOST_PARTS, bytes: LARGEST_UNPACKED },
    (path) => path.endsWith('.xml') || path.endsWith('.xml.rels'),
  );
  return Buffer.from(
    zipSync(Object.fromEntries(parts.map(({ path, content }) => [path, content])), { level: 0 }),
  );
}

function presentCell(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}

async function readXlsx(bytes: Uint8Array, maximumRows: number): Promise<ReadRow[]> {
  try {
    const rows = await readSheet(await unpackParts(bytes));
    return rows
      .slice(0, maximumRows)
      .map((cells, place) => ({ number: place + 1, cells: cells.map(presentCell) }));
  } catch (cause) {
    // Whatever the reader says of a file that is none, it is the file's fault.
    throw new UnreadableTable(cause instanceof ZipLimitError ? 'too-large' : 'other-format');
  }
}

/**
 * The rows of a file somebody brings: of CSV its text or bytes, of a workbook its base64 or bytes. The first row is the
 * header; of a workbook the first sheet counts. Empty rows stay, so that numbers are those a spreadsheet shows.
 *
 * @param maximumRows rows that are read, the header with them; what follows is left
 * @throws UnreadableTable
 */
export async function readTable(
  format: TableFormat,
  content: string | Uint8Array,
  maximumRows: number,
): Promise<ReadRow[]> {
  if (format === 'csv') return readCsv(typeof content === 'string' ? content : decode(content), maximumRows);
  return readXlsx(typeof content === 'string' ? Buffer.from(content, 'base64') : content, maximumRows);
}
