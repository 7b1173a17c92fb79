import { useMemo } from 'react';
import { withActions } from './action-columns.tsx';
import type { DataTableProps } from './data-table-props.ts';
import type { SelectedRows } from './selection-model.ts';
import { withSpecialCells } from './special-cells.tsx';
import { splitSubRows } from './sub-row-source.ts';
import {
  DEFAULT_TABLE_STATE,
  TABLE_EVENT_KEYS,
  type TableColumnState,
  type TableDownload,
  type TableEventType,
  type TableState,
} from './table-model.ts';
import type { TableParts } from './table-parts.ts';
import { useChoice } from './use-choice.ts';
import { useExpansion } from './use-expansion.tsx';
import { useRowModels } from './use-row-models.ts';
import { useTableState } from './use-table-state.ts';

const NO_STATES: readonly TableColumnState[] = [];

/** Whether the states of a column say where they stand in the row or how they look. */
function showsStates({ keySubkey, classKey }: TableColumnState): boolean {
  return keySubkey !== undefined || classKey !== undefined;
}

/** State of a table that keeps its own. */
function initialState(
  props: Pick<DataTableProps<never>, 'pageSizeTable' | 'page' | 'initialSort'>,
): TableState {
  const { pageSizeTable, page, initialSort } = props;
  return {
    ...DEFAULT_TABLE_STATE,
    ...(pageSizeTable === undefined ? {} : { size: pageSizeTable }),
    ...(page === undefined ? {} : { page }),
    ...(initialSort ? { sort: initialSort } : {}),
  };
}

/**
 * The shown rows, the chosen ones, and the events and effects of every interaction.
 *
 * @param choose chooses rows in place of the boxes
 */
export function useDataTable<Row, Sub>(props: DataTableProps<Row, Sub>, choose: TableParts<Row>['choose']) {
  const { rowKey, mode = 'client', total, pagination = true, onEvent } = props;
  const { columnsState = NO_STATES } = props;
  const isServer = mode === 'server';
  // A list of states that is new at every render makes new columns only if it says what they show.
  const states = columnsState.some(showsStates) ? columnsState : NO_STATES;
  const columns = useMemo(
    () => withSpecialCells(withActions(props.columns), states),
    [props.columns, states],
  );
  const { rows, subRows } = useMemo(
    () => splitSubRows(props.rows, props.columnSubRows),
    [props.rows, props.columnSubRows],
  );
  const [state, change] = useTableState({
    state: props.state,
    onStateChange: props.onStateChange,
    initial: initialState(props),
  });
  const models = useRowModels({ rows, columns, rowKey, state, isServer, total, isPaged: pagination });
  const choosable = {
    shown: models.shown,
    known: isServer ? null : models.all,
    found: isServer ? null : models.found,
    emit,
  };
  const boxes = useChoice({ ...choosable, selection: props.selection });
  const choice = choose?.(choosable) ?? boxes;
  const expansion = useExpansion({ columnSubRows: subRows, columns, emit });

  function emit(
    key: string,
    type: TableEventType,
    data: unknown,
    column: string | null = null,
    selected: SelectedRows<Row> = choice.selected,
  ): void {
    onEvent?.({ key, type, data, column, page: models.page, selected: [...selected.values()] });
  }
  function act(
    part: Partial<TableState>,
    key: string,
    type: TableEventType,
    data: unknown,
    column: string | null = null,
  ): void {
    emit(key, type, data, column, choice.leavePage());
    change(part);
  }
  function download(scope: TableDownload<Row>['scope']): void {
    const asked = isServer || scope === 'table' ? models.found.map(({ row }) => row) : rows;
    const data: TableDownload<Row> = { scope, rows: asked, state };
    emit(TABLE_EVENT_KEYS.download, 'click', data);
  }
  function stepPage(step: 1 | -1): boolean {
    const page = models.page + step;
    if (!pagination || page < 1 || page > models.pages) return false;
    act({ page }, 'page', 'page', page);
    return true;
  }
  return { isServer, rows, columns, state, models, choice, expansion, emit, act, stepPage, download };
}
