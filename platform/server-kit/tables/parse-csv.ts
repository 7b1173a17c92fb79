import type { TableRow } from '@marco/contract-kit/table-records';
import { CsvError, parse } from 'csv-parse/sync';
import { TABLE_LIMITS, UnreadableTable } from './unreadable-table.ts';

const SEPARATORS = [';', ',', '\t', '|'] as const;
/** What ends a row; a text may have all of them. */
const ROW_ENDS = ['\r\n', '\n', '\r'];

/** The separator the first row that says anything has most of, outside quotes; the comma when it has none. */
function findSeparator(text: string): string {
  const counts = new Map<string, number>();
  let [isQuoted, isWritten] = [false, false];
  for (const char of text) {
    if (char === '"') isQuoted = !isQuoted;
    if (!isQuoted && (char === '\n' || char === '\r')) {
      if (isWritten) break;
      counts.clear();
    }
    if (!isQuoted) counts.set(char, (counts.get(char) ?? 0) + 1);
    isWritten ||= char.trim() !== '';
  }
  const countOf = (separator: string) => counts.get(separator) ?? 0;
  return SEPARATORS.reduce<string>((best, next) => (countOf(next) > countOf(best) ? next : best), ',');
}

function countLineBreaks(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
}

/**
 * The rows of a text of CSV (RFC 4180 with any usual separator, with or without byte order mark) that hold any text.
 *
 * @param maximumRows rows that are kept; what follows is left
 * @throws UnreadableTable
 */
export function parseCsv(text: string, maximumRows: number): TableRow[] {
  const rows: TableRow[] = [];
  let [number, line] = [0, 1];
  const keepRow = (cells: string[]) => {
    number += 1;
    if (cells.length > TABLE_LIMITS.columns) throw new UnreadableTable('too-wide');
    if (rows.length < maximumRows && cells.some((cell) => cell.trim() !== ''))
      rows.push({ number, line, cells });
    line += 1 + countLineBreaks(cells);
    // The parser keeps nothing: empty lines without end would fill the memory.
    return null;
  };
  try {
    parse(text.replace(/^\uFEFF/, ''), {
      delimiter: findSeparator(text),
      record_delimiter: ROW_ENDS,
      relax_column_count: true,
      skip_empty_lines: false,
      on_record: keepRow,
    });
    return rows;
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    throw new UnreadableTable('quotes', typeof cause['lines'] === 'number' ? cause['lines'] : 1);
  }
}
