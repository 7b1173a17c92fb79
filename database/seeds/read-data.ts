import { readFileSync } from 'node:fs';

const BOM = '\uFEFF';

/** Splits CSV text (RFC 4180: quoted fields, doubled quotes) into rows of fields. */
function splitCsv(text: string): string[][] {
  const field = /(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/y;
  const rows: string[][] = [];
  let row: string[] = [];
  while (field.lastIndex < text.length) {
    const match = field.exec(text);
    if (match === null) throw new Error(`Row ${rows.length + 1} is not CSV.`);
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/**
 * Reads a CSV file whose first row names exactly these columns, in this order.
 *
 * @throws Error when the columns differ or a row has another number of fields
 */
export function readCsv<const Column extends string>(
  file: URL,
  columns: readonly Column[],
): Record<Column, string>[] {
  const text = readFileSync(file, 'utf8').replace(BOM, '').replaceAll('\r\n', '\n');
  const [header, ...rows] = splitCsv(text);
  if (header?.join() !== columns.join()) throw new Error(`${file.pathname} has other columns.`);
  return rows.map((row, index) => {
    if (row.length !== columns.length) throw new Error(`${file.pathname}, row ${index + 2}: wrong length.`);
    return Object.fromEntries(columns.map((column, position) => [column, row[position]])) as Record<
      Column,
      string
    >;
  });
}

/** Reads a JSON file of this workspace; its author vouches for the shape. */
export function readJson<Shape>(file: URL): Shape {
  return JSON.parse(readFileSync(file, 'utf8')) as Shape;
}
