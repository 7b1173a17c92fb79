import type { RowPicker } from './row-picker.ts';
import {
  headState,
  type IdentifiedRow,
  type SelectedRows,
  togglePage,
  toggleRow,
} from './selection-model.ts';
import { TABLE_EVENT_KEYS, type TableEventType, type TableSelection } from './table-model.ts';
import { useSelection } from './use-selection.ts';

interface Settings<Row> {
  readonly selection: TableSelection<Row> | undefined;
  readonly valueRadio: string | number | null | undefined;
  readonly onRadioChange: ((row: Row) => void) | undefined;
  /** Rows of the page on show. */
  readonly shown: readonly IdentifiedRow<Row>[];
  /** Rows of every page; null when only the server knows them. */
  readonly known: readonly IdentifiedRow<Row>[] | null;
  readonly emit: (
    key: string,
    type: TableEventType,
    data: unknown,
    column: null,
    selected: SelectedRows<Row>,
  ) => void;
}

export interface Choice<Row> {
  /** The column to choose with; null in a table without. */
  readonly picker: RowPicker<Row> | null;
  readonly selected: SelectedRows<Row>;
  readonly clear: () => void;
  /** Lets go of what will be out of sight; what stays selected. */
  readonly leavePage: () => SelectedRows<Row>;
}

/** How rows are chosen: several with boxes, one with round buttons, or none. */
export function useChoice<Row>(settings: Settings<Row>): Choice<Row> {
  const boxes = useBoxes(settings);
  const radio = radioChoice(settings);
  return settings.valueRadio === undefined ? boxes : radio;
}

function useBoxes<Row>({ selection, shown, known, emit }: Settings<Row>): Choice<Row> {
  const { selected, select, leavePage } = useSelection({ selection, shown, known });
  const canPick = selection?.checkbox ?? (() => true);
  const page = shown.filter(({ row }) => canPick(row));
  const head = headState(page, selected);
  function choose(next: SelectedRows<Row>, type: 'selectHead' | 'selectRow', data: unknown): void {
    select(next);
    emit(TABLE_EVENT_KEYS.checkbox, type, data, null, next);
  }
  const picker: RowPicker<Row> = {
    kind: 'checkbox',
    head: selection?.showHeadCheckbox === false ? null : head,
    isPicked: (id) => selected.has(id),
    canPick,
    onHead: () => choose(togglePage(selected, page), 'selectHead', head !== 'all'),
    onRow: (item) => choose(toggleRow(selected, item), 'selectRow', item.row),
  };
  return { picker: selection ? picker : null, selected, clear: () => select(new Map()), leavePage };
}

function radioChoice<Row>({ valueRadio, onRadioChange, shown, known, emit }: Settings<Row>): Choice<Row> {
  const value = valueRadio === null || valueRadio === undefined ? null : String(valueRadio);
  const chosen = (known ?? shown).filter(({ id }) => id === value);
  const selected = new Map(chosen.map(({ id, row }) => [id, row]));
  return {
    picker: {
      kind: 'radio',
      head: null,
      isPicked: (id) => id === value,
      canPick: () => true,
      onHead: () => undefined,
      onRow: ({ id, row }) => {
        onRadioChange?.(row);
        emit('radio', 'selectRow', row, null, new Map([[id, row]]));
      },
    },
    selected,
    clear: () => undefined,
    leavePage: () => selected,
  };
}
