import { useMemo, useState } from 'react';
import { mainColumn, type TableColumn } from './table-model.ts';
import { DEFAULT_VIEW, keepTableView, readTableView, type TableView } from './view-cookie.ts';

/** A column in the menu of the view. */
export interface ColumnChoice {
  readonly key: string;
  readonly label: string;
  readonly isShown: boolean;
}

export interface ViewControl {
  readonly view: TableView;
  /** Columns that can be hidden. */
  readonly choices: readonly ColumnChoice[];
  readonly change: (part: Partial<TableView>) => void;
  readonly reset: () => void;
}

export interface TableViewControl<Row> extends ViewControl {
  /** Columns on show. */
  readonly columns: readonly TableColumn<Row>[];
}

/** The column that names the row and those of actions always show: so at least one is left, and a way to act. */
function canHide<Row>(column: TableColumn<Row>, columns: readonly TableColumn<Row>[]): boolean {
  return column.kind !== 'action' && column.key !== mainColumn(columns)?.key;
}

/** Columns and density somebody chose for a table, kept by its name; null for a table without one. */
export function useTableView<Row>(
  name: string | undefined,
  columns: readonly TableColumn<Row>[],
): TableViewControl<Row> | null {
  const [view, setView] = useState(() => (name === undefined ? DEFAULT_VIEW : readTableView(name)));
  const shown = useMemo(
    () => columns.filter((column) => !(view.hidden.includes(column.key) && canHide(column, columns))),
    [columns, view.hidden],
  );
  if (name === undefined) return null;

  function keep(next: TableView): void {
    setView(next);
    keepTableView(name ?? '', next);
  }
  return {
    columns: shown,
    view,
    choices: columns
      .filter((column) => canHide(column, columns))
      .map(({ key, label }) => ({ key, label, isShown: !view.hidden.includes(key) })),
    change: (part) => keep({ ...view, ...part }),
    reset: () => keep(DEFAULT_VIEW),
  };
}
