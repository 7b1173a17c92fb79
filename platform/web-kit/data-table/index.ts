export { DataTable } from './data-table.tsx';
export type { DataTableProps } from './data-table-props.ts';
export { OidCell } from './oid-cell.tsx';
export { pageCount } from './page-window.ts';
export { Pagination } from './pagination.tsx';
export type { TableAttachment, TableOidDetail, TableRowInputs } from './row-inputs.ts';
export type { SelectedRows } from './selection-model.ts';
export type { Sort } from './sort-cycle.ts';
export { SpecifiedTable, type SpecifiedTableProps } from './specified-table.tsx';
export type { StatusCount } from './status-counts.ts';
export {
  DEFAULT_TABLE_STATE,
  TABLE_EVENT_KEYS,
  type TableColumn,
  type TableColumnState,
  type TableDownload,
  type TableEvent,
  type TableSelection,
  type TableState,
  type TableSubRows,
} from './table-model.ts';
