import type { FixedZone } from '../time/fixed-zone.ts';

/** What a column holds; a day has no time, a moment has both. */
export type CellKind = 'text' | 'number' | 'day' | 'moment';

/** What a cell holds; null leaves it empty. A value that must be added up or compared must not be a text. */
export type Cell = string | number | Date | null;

export interface TableFileColumn {
  readonly title: string;
  readonly kind: CellKind;
  /** About how many characters it shows. */
  readonly width: number;
}

/** A table to be written into a file while its rows are read. */
export interface TableContent {
  /** Name of the sheet, and of the document. */
  readonly title: string;
  readonly columns: readonly TableFileColumn[];
  /** Rows in groups: a group is in memory, the table never is. */
  readonly rows: AsyncIterable<readonly (readonly Cell[])[]>;
  /** The zone of its days and moments, because a spreadsheet has no zone. */
  readonly zone: FixedZone;
  /** What one must know to read it: a second sheet of a workbook. A file of text alone has no place for it. */
  readonly notes?: TableNotes | undefined;
}

/** A sheet of names and what they say. */
export interface TableNotes {
  /** Name of the sheet. */
  readonly title: string;
  readonly lines: readonly (readonly [name: string, text: string])[];
}

/** A kind of file a table can be written as. */
export type TableFormat = 'xlsx' | 'csv';

export const TABLE_TYPES: Readonly<Record<TableFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** Rows an Excel sheet holds under its header. */
export const LONGEST_TABLE = 1_048_575;
