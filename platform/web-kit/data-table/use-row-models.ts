import { compareNatural, isBlank } from '@marco/contract-kit/natural-order';
import {
  type ColumnDef,
  getCoreRowModel,
  getFilteredRowModel,
  getPaginationRowModel,
  getSortedRowModel,
  type Row as TanStackRow,
  useReactTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { clampPage, pageCount } from './page-window.ts';
import { matchesText, type TableSearch } from './row-search.ts';
import type { IdentifiedRow } from './selection-model.ts';
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

function toColumnDef<Row>(column: TableColumn<Row>): ColumnDef<Row> {
  return {
    id: column.key,
    // Blank values become undefined, which TanStack keeps last in both directions.
    accessorFn: (row) => {
      const value = columnValue(column, row);
      return isBlank(value) ? undefined : value;
    },
    sortUndefined: 'last',
    sortingFn: (left, right, id) => compareNatural(left.getValue(id), right.getValue(id)),
    filterFn: (row, id, wanted) => statusValue(row.getValue(id)) === wanted,
    enableGlobalFilter: column.kind !== 'action',
  };
}

/** Filters, orders and pages the rows; in server mode the server did, and the rows are shown as they come. */
export function useRowModels<Row>(settings: Settings<Row>): RowModels<Row> {
  const { rows, columns, rowKey, state, isServer, total, isPaged } = settings;
  const definitions = useMemo(() => columns.map(toColumnDef), [columns]);
  const byKey = useMemo(() => new Map(columns.map((column) => [column.key, column])), [columns]);
  const { sort, search, filters } = state;
  const size = isPaged ? state.size : Math.max(1, rows.length);

  const table = useReactTable<Row>({
    data: rows as Row[],
    columns: definitions,
    getRowId: (row) => String(rowKey(row)),
    state: {
      sorting: sort ? [{ id: sort.column, desc: sort.direction === 'desc' }] : [],
      columnFilters: Object.entries(filters).map(([id, value]) => ({ id, value })),
      globalFilter: search.text === '' ? undefined : search,
      pagination: { pageIndex: 0, pageSize: size },
    },
    autoResetPageIndex: false,
    manualFiltering: isServer,
    manualSorting: isServer,
    manualPagination: isServer,
    getColumnCanGlobalFilter: () => true,
    globalFilterFn: (row, id, wanted: TableSearch) => {
      const column = byKey.get(id);
      if (!column || (wanted.column !== null && wanted.column !== id)) return false;
      return matchesText([columnText(column, row.original)], wanted.text);
    },
    getCoreRowModel: getCoreRowModel(),
    ...(isServer
      ? {}
      : {
          getFilteredRowModel: getFilteredRowModel(),
          getSortedRowModel: getSortedRowModel(),
          getPaginationRowModel: getPaginationRowModel(),
        }),
  });

  const count = isServer ? (total ?? rows.length) : table.getFilteredRowModel().rows.length;
  const pages = pageCount(count, size);
  const page = clampPage(state.page, pages);
  // The page is kept inside what the filters left before the rows of the page are taken.
  table.setOptions((options) => ({
    ...options,
    state: { ...options.state, pagination: { pageIndex: page - 1, pageSize: size } },
  }));
  const identify = ({ id, original }: TanStackRow<Row>) => ({ id, row: original });
  const all = table.getCoreRowModel().rows.map(identify);
  const shown = table.getRowModel().rows.map(identify);
  const found = isServer ? shown : table.getSortedRowModel().rows.map(identify);
  return { all, shown, found, total: count, page, pages };
}
