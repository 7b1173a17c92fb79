import { createCsvMoment } from '../csv/csv-moment.ts';
import { CSV_START, type CsvValue, formatCsvRow } from '../csv/format-csv.ts';
import type { FixedZone } from '../time/fixed-zone.ts';
import type { Cell, CellKind, TableContent } from './table.ts';

/**
 * A table as CSV for Excel in Spanish; days as `21/11/2026` and moments as `21/11/2026 08:05:09`, which Excel reads as
 * dates, on the clock of its zone.
 */
export async function* writeCsv({ columns, rows, zone }: TableContent): AsyncGenerator<string> {
  const kinds = columns.map(({ kind }) => kind);
  const present = createPresenter(zone);
  yield CSV_START + formatCsvRow(columns.map(({ title }) => title));
  for await (const group of rows) {
    yield group.map((row) => formatCsvRow(row.map((cell, column) => present(cell, kinds[column])))).join('');
  }
}

function createPresenter(zone: FixedZone): (cell: Cell, kind: CellKind | undefined) => CsvValue {
  const day = new Intl.DateTimeFormat('es-CO', {
    timeZone: zone.name,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  const presentMoment = createCsvMoment(zone);
  return (cell, kind) => {
    if (!(cell instanceof Date)) return cell;
    return kind === 'day' ? day.format(cell) : presentMoment(cell);
  };
}
