import type { Comparable } from '@marco/contract-kit/natural-order';
import type { ReactNode } from 'react';
import type { TableSearch } from './row-search.ts';
import type { SelectedRows } from './selection-model.ts';
import type { Sort } from './sort-cycle.ts';
import type { StatusCount } from './status-counts.ts';

/** Keys of events that are not those of a column (TABLE-08). */
export const TABLE_EVENT_KEYS = { checkbox: 'checkbox', create: 'CREATE', download: 'DESCARGA' } as const;

/** What happened. `selectHead` and `selectRow` belong to the keys 'checkbox' and 'radio'. */
export type TableEventType =
  | 'search'
  | 'sort'
  | 'filter'
  | 'size'
  | 'page'
  | 'click'
  | 'expand'
  | 'selectHead'
  | 'selectRow';

/** One interaction with the table (TABLE-08). */
export interface TableEvent<Row> {
  /** Key of the column, of the control ('search', 'size', 'page', 'title', 'radio', 'subRows') or one of `TABLE_EVENT_KEYS`. */
  readonly key: string;
  /** The row that was pressed, the new value of the control, or what to download (`TableDownload`). */
  readonly data: unknown;
  readonly type: TableEventType;
  /** Key of the column it happened in; null outside the columns. */
  readonly column: string | null;
  /** Page on show when it happened. */
  readonly page: number;
  /** Rows that are selected once it happened. */
  readonly selected: readonly Row[];
}

/** Data of the event 'DESCARGA': the owner makes the file. */
export interface TableDownload<Row> {
  /** 'table': what search and filters leave, in its order. 'catalogue': every row there is. */
  readonly scope: 'table' | 'catalogue';
  /** The rows of it that the table has: all of them in client mode, one page of the table on the server. */
  readonly rows: readonly Row[];
  readonly state: TableState;
}

/** Column of boxes (TABLE-04). */
export interface TableSelection<Row> {
  /** Box of the header, for all rows of the page; default true. */
  readonly showHeadCheckbox?: boolean;
  /** Whether a row has a box; default those whose `checkbox` is not false. */
  readonly checkbox?: (row: Row) => boolean;
  /** Selection of the owner; without it the table keeps its own. */
  readonly selected?: SelectedRows<Row>;
  readonly onChange?: (selected: SelectedRows<Row>) => void;
  /** Rows stay selected when another page, search, filter or order takes them out of sight. */
  readonly keepAcrossPages?: boolean;
  /** What the count counts; default 'fila seleccionada' and 'filas seleccionadas'. */
  readonly counted?: readonly [one: string, many: string];
  /** What can be done with the selected rows: buttons beside their count. */
  readonly actions?: (selected: SelectedRows<Row>, clear: () => void) => ReactNode;
}

/** Rows under a row, shown for one row at a time (TABLE-04). */
export interface TableSubRows<Row, Sub> {
  /** What they are: 'Versiones del servicio'. */
  readonly title: string;
  /**
   * The sub-rows of a row, or the name of its property that holds them; a row without any does not open. Without it
   * they are those of `rows` whose `parentKey` is the `key` of another.
   */
  readonly array?: ((row: Row) => readonly Sub[]) | string;
  /** Key of a sub-row or the name of its property; default 'key'. */
  readonly key?: ((sub: Sub) => string | number) | string;
  readonly columns: readonly TableColumn<Sub>[];
}

export interface TableColumn<Row> {
  readonly key: string;
  readonly label: string;
  /** What orders and filters; default the property of the row named like the key. */
  readonly value?: (row: Row) => Comparable;
  /** What the search reads, when people see something else than the value: 'Abierta', '14/07/2026'. */
  readonly text?: (row: Row) => string;
  /**
   * What shows; default the text, in a column of actions a button with it. `emit` tells a press on the cell, whose data
   * is the row; `emitData` one on a part of it, with its own data.
   */
  readonly cell?: (row: Row, emit: () => void, emitData: (data: unknown) => void) => ReactNode;
  /**
   * `main` names the row (one column; default the first), `action` holds buttons: neither ordered nor searched.
   * `version` shows the source or the files of a document version, `oid` the identifier and its levels; both read the
   * inputs of the row (`TableRowInputs`).
   */
  readonly kind?: 'main' | 'action' | 'version' | 'oid';
  readonly sortable?: boolean;
  readonly align?: 'end';
  readonly nowrap?: boolean;
  /**
   * Where the table is narrow, the columns of 3 stand under the name of the row, and where it is narrower those of 2 as
   * well; the others always have a place of their own, and a card of a phone has a line for every one.
   */
  readonly priority?: 2 | 3;
  /** Shorter label on a phone. */
  readonly cardLabel?: string;
}

/** A column of states with its filter. */
export interface TableColumnState {
  /** Key of the column. */
  readonly key: string;
  /** Property inside that of the column, where the state is an object: 'nombre' of 'estado'. */
  readonly keySubkey?: string;
  /** Property of the row that says the tone of the chip ('green'), and the one inside it; without it the text shows plain. */
  readonly classKey?: string;
  readonly classSubkey?: string;
  /** Name of the filter: 'Filtrar por estado'. */
  readonly label: string;
  /** Shows the filter; default true. */
  readonly filter?: boolean;
  /** The states in their order. */
  readonly selections: readonly { readonly value: string; readonly label: string }[];
  /** Server mode: how many rows each state has; in client mode the table counts. */
  readonly counts?: readonly StatusCount[];
  /** Server mode: how many rows show without a state, where some states show only when asked for; default their sum. */
  readonly total?: number | undefined;
}

/** Everything that decides which rows show; plain data that fits in an address. */
export interface TableState {
  readonly page: number;
  readonly size: number;
  readonly sort: Sort | null;
  readonly search: TableSearch;
  /** Chosen state per column of states. */
  readonly filters: Readonly<Record<string, string>>;
}

export interface TableOption {
  readonly display: string;
  readonly value: string;
}

export const DEFAULT_TABLE_STATE: TableState = {
  page: 1,
  size: 10,
  sort: null,
  search: { column: null, text: '' },
  filters: {},
};

/** What orders a row in a column; undefined when there is nothing, which goes last. */
export function columnValue<Row>(column: TableColumn<Row>, row: Row): Comparable {
  if (column.value) return column.value(row);
  return (row as Record<string, Comparable>)[column.key];
}

/** What people read in a cell. */
export function columnText<Row>(column: TableColumn<Row>, row: Row): string {
  if (column.text) return column.text(row);
  const value = columnValue(column, row);
  return value === null || value === undefined ? '' : String(value);
}

/** The column that names a row. */
export function mainColumn<Row>(columns: readonly TableColumn<Row>[]): TableColumn<Row> | undefined {
  return columns.find((column) => column.kind === 'main') ?? columns[0];
}

/** What names a row to people who cannot see the others of its line. */
export function rowName<Row>(columns: readonly TableColumn<Row>[], row: Row): string {
  const column = mainColumn(columns);
  return column ? columnText(column, row) : '';
}
