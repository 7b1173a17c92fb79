/** A row of a table that a person uploads. */
export interface TableRow {
  /** Its number as a spreadsheet shows it: a cell with line breaks is part of one row. */
  readonly number: number;
  /** The line of the text where it begins, as an editor shows it; of a workbook its number. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** How the titles of a header are matched with columns. */
export interface TitleMatching<Column extends string> {
  /** What a title may be, folded, for each column. */
  readonly names: Readonly<Record<Column, readonly string[]>>;
  /** Reduces a title, so that two spellings of it are equal. */
  readonly fold: (title: string) => string;
  /** Which title a column takes if several match: the leftmost one, or the one whose name is listed first. */
  readonly takes: 'leftmost' | 'first-name';
}

/** The text of a row in each column; a missing cell is empty. */
export interface TableRecord<Column extends string> extends Pick<TableRow, 'number' | 'line'> {
  /** Cells of the row, those without a column with them. */
  readonly width: number;
  /** Text of each column, without the blanks around it. */
  readonly texts: Readonly<Record<Column, string>>;
}

/** A table with its columns found. */
export interface TableReading<Column extends string> {
  /** Columns the header has. */
  readonly found: ReadonlySet<Column>;
  /** Cells of the header. */
  readonly width: number;
  readonly records: readonly TableRecord<Column>[];
}

/** The error of one cell, with its place. */
export interface CellError extends Pick<TableRow, 'number' | 'line'> {
  /** Title of its column. */
  readonly title: string;
  readonly text: string;
  readonly message: string;
}

/** The columns of a matching, in the order it lists them. */
function listColumns<Column extends string>(byColumn: Readonly<Record<Column, unknown>>): Column[] {
  return Object.keys(byColumn) as Column[];
}

function findPlace<Column extends string>(
  titles: readonly string[],
  names: readonly string[],
  takes: TitleMatching<Column>['takes'],
): number {
  if (takes === 'leftmost') return titles.findIndex((title) => names.includes(title));
  return names.map((name) => titles.indexOf(name)).find((place) => place >= 0) ?? -1;
}

/** Rows with the text of each column. The first row is the header; of two columns of one title the left one counts. */
export function readRecords<Column extends string>(
  rows: readonly TableRow[],
  { names, fold, takes }: TitleMatching<Column>,
): TableReading<Column> {
  const [header, ...rest] = rows;
  const titles = (header?.cells ?? []).map(fold);
  const columns = listColumns(names).map(
    (column) => [column, findPlace(titles, names[column], takes)] as const,
  );
  const records = rest.map(({ number, line, cells }) => ({
    number,
    line,
    width: cells.length,
    texts: Object.fromEntries(
      columns.map(([column, place]) => [column, cells[place]?.trim() ?? '']),
    ) as Record<Column, string>,
  }));
  const found = new Set(columns.filter(([, place]) => place >= 0).map(([column]) => column));
  return { found, width: titles.length, records };
}

/** An error of one cell of a record. */
export function tellCell<Column extends string>(
  { number, line, texts }: TableRecord<Column>,
  titles: Readonly<Record<Column, string>>,
  column: Column,
  message: string,
): CellError {
  return { number, line, title: titles[column], text: texts[column], message };
}

/**
 * The errors of a record cell by cell, in the order of the titles.
 *
 * @param titles what each column is called to people
 * @param findError says why a text is not valid in its column; undefined if it is valid
 */
export function listCellErrors<Column extends string>(
  record: TableRecord<Column>,
  titles: Readonly<Record<Column, string>>,
  findError: (column: Column, text: string) => string | undefined,
): CellError[] {
  return listColumns(titles).flatMap((column) => {
    const message = findError(column, record.texts[column]);
    return message === undefined ? [] : [tellCell(record, titles, column, message)];
  });
}
