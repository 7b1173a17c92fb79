import type { ReactNode } from 'react';
import type { Sort } from './sort-cycle.ts';
import type {
  TableColumn,
  TableColumnState,
  TableEvent,
  TableSelection,
  TableState,
  TableSubRows,
} from './table-model.ts';
import type { TableSearchBar } from './table-toolbar.tsx';

/**
 * Inputs of the table that screens use. Names of the specification where it has one; those that no screen needs are
 * inputs of `SpecifiedTable`.
 */
export interface DataTableProps<Row, Sub = unknown> {
  /** What the table holds, for screen readers. */
  readonly caption: string;
  readonly rows: readonly Row[];
  /** Keep it out of the render: a new list makes the table order its rows again. */
  readonly columns: readonly TableColumn<Row>[];
  readonly rowKey: (row: Row) => string | number;

  /** Server mode: `rows` is one page already, `total` counts all of them and the owner answers the state. */
  readonly mode?: 'client' | 'server';
  readonly total?: number;
  /** Whether there are more than `total`: the table says 'más de'. */
  readonly hasMore?: boolean | undefined;
  readonly isBusy?: boolean;

  /** State of the owner, such as one kept in the address; without it the table keeps its own. */
  readonly state?: TableState;
  readonly onStateChange?: (state: TableState) => void;
  /** First page size and page of a table that keeps its own state; default 10 and 1. */
  readonly pageSizeTable?: number;
  readonly page?: number;
  readonly initialSort?: Sort;
  readonly onEvent?: (event: TableEvent<Row>) => void;

  readonly title?: string;
  /** At the right of the title: '43 en total'. */
  readonly titleMessage?: ReactNode;
  readonly search?: TableSearchBar;
  /** Something of the owner at the start of the tool bar: filters in use. */
  readonly toolbar?: ReactNode;
  readonly columnsState?: readonly TableColumnState[];
  /** Page sizes to choose from; default 2, 5 and 10. */
  readonly optionsNumber?: readonly number[];
  readonly showCreateButton?: boolean;
  readonly titleCreateButton?: string;

  /** Column of boxes, to choose several rows. */
  readonly selection?: TableSelection<Row>;
  /** Rows under a row. */
  readonly columnSubRows?: TableSubRows<Row, Sub>;

  /** Button that asks for what the table shows, while it has rows (event 'DESCARGA'); default label 'DESCARGAR TABLA'. */
  readonly reporte?: boolean;
  readonly reporteLabel?: string;
  /** Link that asks for every row there is (event 'DESCARGA'). */
  readonly catalogo?: boolean;

  /** A text or a whole state; default 'No hay información'. */
  readonly messageEmpty?: ReactNode;
  /** Pages; default true. Without them every row shows. */
  readonly pagination?: boolean;
  /** In the row of the pages, after the range on show. */
  readonly besideRange?: ReactNode;
  /**
   * Name under which the browser remembers which columns show and how close the rows stand ('auditoria-eventos');
   * without it there is no menu to choose them.
   */
  readonly viewKey?: string;
}
