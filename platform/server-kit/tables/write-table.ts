import { Readable } from 'node:stream';
import type { TableContent, TableFormat } from './table.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

/** A table as the bytes of a file, written while somebody reads them: a table of any length passes through. */
export function writeTable(table: TableContent, format: TableFormat, created: Date): Readable {
  const content = format === 'csv' ? writeCsv(table) : writeXlsx(table, created);
  return Readable.from(content, { objectMode: false });
}
