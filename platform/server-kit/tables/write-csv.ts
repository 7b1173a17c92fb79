import { CSV_START, type CsvValue, formatCsvRow } from '../csv/format-csv.ts';
import type { Cell, CellKind, TableContent } from './table.ts';

const day = new Intl.DateTimeFormat('es-CO', {
  timeZone: 'America/Bogota',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** A table as CSV for Excel in Spanish; days as `21/11/2026`, which Excel reads as dates. */
export async function* writeCsv({ columns, rows }: TableContent): AsyncGenerator<string> {
  const kinds = columns.map(({ kind }) => kind);
  yield CSV_START + formatCsvRow(columns.map(({ title }) => title));
  for await (const group of rows) yield group.map((row) => formatCsvRow(toValues(row, kinds))).join('');
}

function toValues(row: readonly Cell[], kinds: readonly CellKind[]): CsvValue[] {
  return row.map((cell, column) =>
    cell instanceof Date && kinds[column] === 'day' ? day.format(cell) : cell,
  );
}
