import type { RowPicker } from './leading-columns.ts';
import { rowInputs } from './row-inputs.ts';
import {
  headState,
  type IdentifiedRow,
  type SelectedRows,
  togglePage,
  toggleRow,
} from './selection-model.ts';
import { TABLE_EVENT_KEYS, type TableEventType, type TableSelection } from './table-model.ts';
import { useSelection } from './use-selection.ts';

/** The rows of a table that may be chosen, and how a choice is told. */
export interface ChoosableRows<Row> {
  /** Rows of the page on show. */
  readonly shown: readonly IdentifiedRow<Row>[];
  /** Rows of every page; null when only the server knows them. */
  readonly known: readonly IdentifiedRow<Row>[] | null;
  /** Rows that search and filters leave, on every page; null when only the server knows them. */
  readonly found: readonly IdentifiedRow<Row>[] | null;
  readonly emit: (
    key: string,
    type: TableEventType,
    data: unknown,
    column: null,
    selected: SelectedRows<Row>,
  ) => void;
}

interface Settings<Row> extends ChoosableRows<Row> {
  readonly selection: TableSelection<Row> | undefined;
}

export interface Choice<Row> {
  /** The column to choose with; null in a table without. */
  readonly picker: RowPicker<Row> | null;
  readonly selected: SelectedRows<Row>;
  readonly clear: () => void;
  /** Takes every row that was found, on all pages; null where that makes no sense or all are selected. */
  readonly all: { readonly count: number; readonly select: () => void } | null;
  /** Deselects the rows that will no longer be shown; answers the rows that stay selected. */
  readonly leavePage: () => SelectedRows<Row>;
}

/** A row without a control to choose it says so. */
export function canChoose(row: unknown): boolean {
  return rowInputs(row).checkbox !== false;
}

/** Rows chosen with boxes; the boxes are absent without `selection`. */
export function useChoice<Row>({ selection, shown, known, found, emit }: Settings<Row>): Choice<Row> {
  const { selected, select, leavePage } = useSelection({ selection, shown, known });
  const canPick = selection?.checkbox ?? canChoose;
  const page = shown.filter(({ row }) => canPick(row));
  const head = headState(page, selected);
  function choose(next: SelectedRows<Row>, type: 'selectHead' | 'selectRow', data: unknown): void {
    select(next);
    emit(TABLE_EVENT_KEYS.checkbox, type, data, null, next);
  }
  const hasHead = selection?.showHeadCheckbox !== false;
  const picker: RowPicker<Row> = {
    head: hasHead && page.length > 0 ? head : null,
    isPicked: (id) => selected.has(id),
    canPick,
    onHead: () => choose(togglePage(selected, page), 'selectHead', head !== 'all'),
    onRow: (item) => choose(toggleRow(selected, item), 'selectRow', item.row),
  };
  const others = selection?.keepAcrossPages && hasHead ? (found ?? []) : [];
  const everyRow = others.filter(({ row }) => canPick(row));
  const isMore = everyRow.length > page.length && everyRow.some(({ id }) => !selected.has(id));
  const all = {
    count: everyRow.length,
    select: () =>
      choose(
        new Map([...selected, ...everyRow.map(({ id, row }) => [id, row] as const)]),
        'selectHead',
        true,
      ),
  };
  return {
    picker: selection ? picker : null,
    selected,
    all: isMore ? all : null,
    clear: () => select(new Map()),
    leavePage,
  };
}
