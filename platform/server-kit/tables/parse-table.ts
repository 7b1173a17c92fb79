import type { TableRow } from '@marco/contract-kit/table-records';
import { readSheet } from 'read-excel-file/node';
import { readText } from '../text/read-text.ts';
import { readZip, type ZipFile } from '../zip/read-zip.ts';
import { storeZip } from '../zip/store-zip.ts';
import { ZipLimitError } from '../zip/zip-errors.ts';
import { parseCsv } from './parse-csv.ts';
import type { TableFormat } from './table.ts';
import { TABLE_LIMITS, UnreadableTable } from './unreadable-table.ts';

/** Bytes the parts of a spreadsheet may have once unpacked. The reader takes minutes for twice as many. */
const LARGEST_UNPACKED = TABLE_LIMITS.bytes;
/** A workbook has some parts for each of its sheets. */
const MOST_PARTS = 1000;
/** Cells from the first one to the farthest: the reader makes room for each, whether it is there or not. */
const MOST_CELLS = 1_000_000;
/** Columns of a row: the widest table of the product has some twenty. */
const MOST_COLUMNS = TABLE_LIMITS.columns;
/** Letters of all cells together: a shared text counts wherever it stands. */
const MOST_LETTERS = TABLE_LIMITS.bytes;

/**
 * Text of a file, by the reader of every text people bring. What shows no encoding and is no UTF-8 is what spreadsheets on
 * Windows save in Spanish.
 *
 * @throws UnreadableTable where the bytes are none of the encoding they show
 */
function decode(bytes: Uint8Array): string {
  const read = readText(bytes);
  if ('text' in read) return read.text;
  if (read.fault === 'foreign-bytes' && read.declared === null)
    return new TextDecoder('windows-1252').decode(bytes);
  throw new UnreadableTable('other-format');
}

/** Number of a column: A is 1, XFD 16,384. */
function toColumn(letters: string): number {
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
}

/** Refuses a part whose farthest cell is beyond what the reader has room for, before it makes any. */
function requireNear({ content }: ZipFile): void {
  let [rows, columns] = [1, 1];
  for (const [, letters = '', digits] of content
    .toString('latin1')
    .matchAll(/\br\s*=\s*["']([A-Z]{1,3})(\d{1,7})["']/g)) {
    rows = Math.max(rows, Number(digits));
    columns = Math.max(columns, toColumn(letters));
  }
  if (rows * columns > MOST_CELLS) throw new UnreadableTable('far-cells');
}

/**
 * The needed parts of a workbook, packed again without compression. A small file may unpack to gigabytes although it
 * declares less, and the reader trusts what it declares. So the parts are first unpacked here, up to a limit.
 */
async function unpackParts(bytes: Uint8Array): Promise<Buffer> {
  const parts = await readZip(
    Buffer.from(bytes),
    { files: MOST_PARTS, bytes: LARGEST_UNPACKED },
    (path) => path.endsWith('.xml') || path.endsWith('.xml.rels'),
  );
  for (const part of parts) requireNear(part);
  // Of two parts of one name the last one counts, as for every reader.
  return storeZip(new Map(parts.map(({ path, content }) => [path, content])));
}

function presentCell(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}

async function parseXlsx(bytes: Uint8Array, maximumRows: number): Promise<TableRow[]> {
  try {
    const rows = await readSheet(await unpackParts(bytes));
    return rows
      .map((cells, place) => ({ number: place + 1, line: place + 1, cells: cells.map(presentCell) }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
      .slice(0, maximumRows);
  } catch (cause) {
    if (cause instanceof UnreadableTable) throw cause;
    // Any error of the reader about an invalid file means that the file is unreadable.
    throw new UnreadableTable(cause instanceof ZipLimitError ? 'too-large' : 'other-format');
  }
}

function requireBounded(rows: readonly TableRow[]): readonly TableRow[] {
  if (rows.some(({ cells }) => cells.length > MOST_COLUMNS)) throw new UnreadableTable('too-wide');
  const letters = rows.reduce((sum, { cells }) => cells.reduce((own, cell) => own + cell.length, sum), 0);
  if (letters > MOST_LETTERS) throw new UnreadableTable('too-large');
  return rows;
}

/** A file somebody brings, and how much of it is read. */
export interface TableTask {
  readonly format: TableFormat;
  readonly content: string | Uint8Array;
  readonly maximumRows: number;
}

/**
 * The rows of a file that hold any text. The file decides how long this takes, so it runs in a separate process.
 *
 * @throws UnreadableTable
 */
export async function parseTable({ format, content, maximumRows }: TableTask): Promise<readonly TableRow[]> {
  if (format === 'csv')
    return requireBounded(parseCsv(typeof content === 'string' ? content : decode(content), maximumRows));
  return requireBounded(
    await parseXlsx(typeof content === 'string' ? Buffer.from(content, 'base64') : content, maximumRows),
  );
}
