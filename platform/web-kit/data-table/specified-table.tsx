import { type ReactNode, useId, useMemo } from 'react';
import { Link } from 'react-router';
import { Radio } from '../radio-group/index.ts';
import { TableWithParts } from './data-table.tsx';
import type { DataTableProps } from './data-table-props.ts';
import type { RowControl } from './leading-columns.ts';
import { PageSteps } from './pagination.tsx';
import styles from './specified-table.module.css';
import type { TableColumn } from './table-model.ts';
import type { TableParts } from './table-parts.ts';
import { type Choice, type ChoosableRows, canChoose } from './use-choice.ts';

/** Columns of actions when the table names none (TABLE-04). */
const COLUMNS_ACTIONS: readonly string[] = ['accion', 'actividad'];

/** Every input that the specification names (TABLE-09), also those that no screen of this product uses. */
export interface SpecifiedTableProps<Row, Sub = unknown> extends DataTableProps<Row, Sub> {
  /** Link at the right of the title. */
  readonly titleLink?: { readonly label: string; readonly to: string };
  /** Column of round buttons, to choose one row: the key of the chosen one, null for none yet. Not beside boxes. */
  readonly valueRadio?: string | number | null;
  readonly onRadioChange?: (row: Row) => void;
  /** Keys of the columns that hold actions; default 'accion' and 'actividad'. */
  readonly columnsActions?: readonly string[];
  /** Links to the pages; default true. */
  readonly numPages?: boolean;
  /** Lines between the rows; default true. */
  readonly separator?: boolean;
}

/** The table with every specified input: those that `DataTable` lacks become inputs and parts that it has. */
export function SpecifiedTable<Row, Sub = unknown>(specified: SpecifiedTableProps<Row, Sub>) {
  const { titleLink, valueRadio, onRadioChange, columnsActions, numPages, separator, ...props } = specified;
  const group = useId();
  const columns = useMemo(() => markActions(props.columns, columnsActions), [props.columns, columnsActions]);
  const parts: TableParts<Row> = {
    aside: titleLink && ((emit) => toLink(titleLink, () => emit('title', 'click', null))),
    choose:
      valueRadio === undefined ? undefined : (rows) => chooseOne(rows, { valueRadio, onRadioChange, group }),
    Pager: numPages === false ? PageSteps : undefined,
  };
  const hasLines = separator !== false;
  return (
    <div className={hasLines ? styles['lined'] : styles['unlined']} data-separator={hasLines ? 'on' : 'off'}>
      <TableWithParts {...props} columns={columns} parts={parts} />
    </div>
  );
}

function toLink(
  { label, to }: { readonly label: string; readonly to: string },
  onPress: () => void,
): ReactNode {
  return (
    <Link to={to} onClick={onPress}>
      {label}
    </Link>
  );
}

function markActions<Row>(
  columns: readonly TableColumn<Row>[],
  keys = COLUMNS_ACTIONS,
): readonly TableColumn<Row>[] {
  return columns.map((column) =>
    keys.includes(column.key) ? { ...column, kind: 'action' as const } : column,
  );
}

interface ChosenRow<Row> {
  readonly valueRadio: string | number | null;
  readonly onRadioChange: ((row: Row) => void) | undefined;
  /** Shared by the round buttons of one table. */
  readonly group: string;
}

/** One row chosen with round buttons; it stays chosen on the other pages. */
function chooseOne<Row>(
  { shown, known, emit }: ChoosableRows<Row>,
  { valueRadio, onRadioChange, group }: ChosenRow<Row>,
): Choice<Row> {
  const value = valueRadio === null ? null : String(valueRadio);
  const chosen = (known ?? shown).filter(({ id }) => id === value);
  const selected = new Map(chosen.map(({ id, row }) => [id, row]));
  return {
    picker: {
      head: null,
      control: (control) => <RoundButton group={group} {...control} />,
      isPicked: (id) => id === value,
      canPick: canChoose,
      onHead: () => undefined,
      onRow: ({ id, row }) => {
        onRadioChange?.(row);
        emit('radio', 'selectRow', row, null, new Map([[id, row]]));
      },
    },
    selected,
    all: null,
    clear: () => undefined,
    leavePage: () => selected,
  };
}

function RoundButton({ group, id, label, checked, onChange }: RowControl & { readonly group: string }) {
  return (
    <label className={styles['radio']}>
      <Radio name={group} value={id} checked={checked} onChange={onChange} />
      <span className="sr">{label}</span>
    </label>
  );
}
