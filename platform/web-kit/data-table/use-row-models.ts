import { compareNatural, isBlank } from '@marco/contract-kit/natural-order';
import { useMemo } from 'react';
import { clampPage, pageCount } from './page-window.ts';
import { matchesText } from './row-search.ts';
import type { IdentifiedRow } from './selection-model.ts';
import type { Sort } from './sort-cycle.ts';
import { statusValue } from './status-counts.ts';
import { columnText, columnValue, type TableColumn, type TableState } from './table-model.ts';

interface Settings<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly TableColumn<Row>[];
  readonly rowKey: (row: Row) => string | number;
  readonly state: TableState;
  readonly isServer: boolean;
  readonly total: number | undefined;
  readonly isPaged: boolean;
}

export interface RowModels<Row> {
  /** Rows on show. */
  readonly shown: readonly IdentifiedRow<Row>[];
  /** Rows as they came. */
  readonly all: readonly IdentifiedRow<Row>[];
  /** Rows that search and filters leave, in their order; on the server the page only. */
  readonly found: readonly IdentifiedRow<Row>[];
  /** Rows of every page. */
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

type Choice = Pick<TableState, 'search' | 'filters'>;

/** A blank value is not a state. */
function stateOf<Row>(column: TableColumn<Row>, row: Row): string {
  const value = columnValue(column, row);
  return isBlank(value) ? '' : statusValue(value);
}

/** Whether a row has the chosen states and the searched text. A filter of a column that is not there filters nothing. */
function matches<Row>(row: Row, columns: readonly TableColumn<Row>[], { search, filters }: Choice): boolean {
  const hasStates = columns.every(
    (column) => !Object.hasOwn(filters, column.key) || stateOf(column, row) === filters[column.key],
  );
  if (!hasStates || search.text === '') return hasStates;
  const texts = columns
    .filter(({ key, kind }) => kind !== 'action' && (search.column ?? key) === key)
    .map((column) => columnText(column, row));
  return matchesText(texts, search.text);
}

/** Rows by the value of a column. Those without one stay last in both directions; equal ones stay as they came. */
function orderRows<Row>(
  rows: readonly Row[],
  column: TableColumn<Row>,
  direction: Sort['direction'],
): readonly Row[] {
  const sign = direction === 'desc' ? -1 : 1;
  return rows
    .map((row) => ({ row, value: columnValue(column, row) }))
    .sort(({ value: left }, { value: right }) => {
      if (isBlank(left) || isBlank(right)) return Number(isBlank(left)) - Number(isBlank(right));
      return sign * compareNatural(left, right);
    })
    .map(({ row }) => row);
}

function identifyRows<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string | number,
): readonly IdentifiedRow<Row>[] {
  return rows.map((row) => ({ id: String(rowKey(row)), row }));
}

/** Filters, orders and pages the rows; in server mode the server did, and the rows are shown as they come. */
export function useRowModels<Row>(settings: Settings<Row>): RowModels<Row> {
  const { rows, columns, rowKey, state, isServer, total, isPaged } = settings;
  const { sort, search, filters } = state;
  const kept = useMemo(() => {
    if (isServer) return rows;
    const found = rows.filter((row) => matches(row, columns, { search, filters }));
    const ordered = sort && columns.find(({ key }) => key === sort.column);
    return ordered ? orderRows(found, ordered, sort.direction) : found;
  }, [rows, columns, isServer, sort, search, filters]);

  const found = identifyRows(kept, rowKey);
  const count = isServer ? (total ?? rows.length) : found.length;
  const size = isPaged ? state.size : Math.max(1, rows.length);
  const pages = pageCount(count, size);
  const page = clampPage(state.page, pages);
  const shown = isServer ? found : found.slice((page - 1) * size, page * size);
  return { all: identifyRows(rows, rowKey), shown, found, total: count, page, pages };
}
