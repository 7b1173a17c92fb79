// biome-ignore-all lint/a11y/noRedundantRoles: under 768 px the rows are drawn as cards, and `display` takes the table semantics away
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names/index.ts';
import { LeadingCells, LeadingHeaders } from './leading-cells.tsx';
import type { RowExpansion, RowPicker } from './leading-columns.ts';
import { rowInputs } from './row-inputs.ts';
import type { IdentifiedRow } from './selection-model.ts';
import { ariaSort, type Sort } from './sort-cycle.ts';
import { columnText, mainColumn, rowName, type TableColumn } from './table-model.ts';
import styles from './table-rows.module.css';
import scroll from './table-scroll.module.css';
import { useFoldedColumns } from './use-folded-columns.ts';
import { useGridKeys } from './use-grid-keys.ts';

export interface TableRowsProps<Row> {
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly IdentifiedRow<Row>[];
  readonly sort: Sort | null;
  /** Null in a table that keeps its order. */
  readonly onSort: ((column: string) => void) | null;
  /** A press on a cell; its data is the row, or what the cell gave. */
  readonly onCell: (column: TableColumn<Row>, data: unknown) => void;
  readonly picker: RowPicker<Row> | null;
  readonly expansion: RowExpansion<Row> | null;
  readonly isBusy: boolean;
  /** Goes a page on or back, where there is one; what PageUp and PageDown do. */
  readonly onPageStep?: (step: 1 | -1) => boolean;
  /** Rows closer to one another. */
  readonly isDense?: boolean;
  /** Lower rows, for a table inside a row. */
  readonly isCompact?: boolean;
}

export function isSortable<Row>(column: TableColumn<Row>): boolean {
  return column.kind !== 'action' && column.sortable !== false;
}

/**
 * Whether the content is wider than its box: only then is it a group to scroll with the keyboard, no landmark beside that of its card. Undefined until it was
 * measured. A column taken away narrows the content and not the box, so both are watched.
 */
function useOverflow() {
  const box = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState<boolean>();
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth + 1));
    for (const watched of [element, ...element.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return [box, overflows] as const;
}

function SortIcon({ state }: { readonly state: ReturnType<typeof ariaSort> }) {
  if (state === 'ascending') return <ArrowUp size={14} />;
  if (state === 'descending') return <ArrowDown size={14} />;
  return <ChevronsUpDown size={14} />;
}

function cellClass<Row>(column: TableColumn<Row>): string {
  return classNames(
    column.align === 'end' && styles['end'],
    column.kind === 'action' && styles['action'],
    column.nowrap && styles['nowrap'],
  );
}

function Header<Row>({
  column,
  sort,
  onSort,
}: { readonly column: TableColumn<Row> } & Pick<TableRowsProps<Row>, 'sort' | 'onSort'>) {
  const state = ariaSort(sort, column.key);
  return (
    <th role="columnheader" scope="col" aria-sort={state} className={cellClass(column)}>
      {onSort && isSortable(column) ? (
        <button type="button" className={styles['sort']} onClick={() => onSort(column.key)}>
          {column.label}
          <SortIcon state={state} />
        </button>
      ) : (
        column.label
      )}
    </th>
  );
}

function cellContent<Row>(
  column: TableColumn<Row>,
  row: Row,
  onCell: TableRowsProps<Row>['onCell'],
): ReactNode {
  if (!column.cell) return columnText(column, row);
  return column.cell(
    row,
    () => onCell(column, row),
    (data) => onCell(column, data),
  );
}

/** Under the name there is no column, so an absent value shows no dash. */
function saysSomething<Row>(column: TableColumn<Row>, row: Row): boolean {
  return column.cell !== undefined || !['', '—'].includes(columnText(column, row));
}

interface CellProps<Row> extends Pick<TableRowsProps<Row>, 'onCell'> {
  readonly column: TableColumn<Row>;
  readonly row: Row;
  readonly isMain: boolean;
  readonly folded: readonly TableColumn<Row>[];
}

function Cell<Row>({ column, row, isMain, folded, onCell }: CellProps<Row>) {
  const content = cellContent(column, row, onCell);
  const label = column.cardLabel ?? column.label;
  return isMain ? (
    <th role="rowheader" scope="row" className={styles['main']} data-label={label}>
      {content}
      {folded
        .filter((other) => saysSomething(other, row))
        .map((other) => (
          <span key={other.key} className={styles['folded']}>
            {' '}
            {other.cardLabel ?? other.label}: {cellContent(other, row, onCell)}
          </span>
        ))}
    </th>
  ) : (
    <td role="cell" className={cellClass(column)} data-label={label}>
      {content}
    </td>
  );
}

interface LineProps<Row> extends TableRowsProps<Row> {
  readonly item: IdentifiedRow<Row>;
  /** Columns of `columns` that stand under the name of the row. */
  readonly folded: readonly TableColumn<Row>[];
}

/** One row and, when it is open, its sub-rows across the whole width. */
function Line<Row>(props: LineProps<Row>) {
  const { columns, folded, item, onCell, picker, expansion } = props;
  const mainKey = mainColumn(columns)?.key;
  const isOpen = expansion?.openId === item.id && expansion.canOpen(item.row);
  const leading = (picker ? 1 : 0) + (expansion ? 1 : 0);
  return (
    <>
      <tr
        role="row"
        data-line=""
        className={classNames(
          rowInputs(item.row).rowClass,
          picker?.isPicked(item.id) && styles['picked'],
          leading > 0 && styles['led'],
          isOpen && styles['opened'],
        )}
      >
        <LeadingCells picker={picker} expansion={expansion} item={item} name={rowName(columns, item.row)} />
        {columns.map((column) => (
          <Cell
            key={column.key}
            row={item.row}
            isMain={column.key === mainKey}
            column={column}
            folded={folded}
            onCell={onCell}
          />
        ))}
      </tr>
      {isOpen ? (
        <tr role="row" className={styles['subRow']}>
          <td role="cell" colSpan={columns.length + leading}>
            {expansion.render(item.row)}
          </td>
        </tr>
      ) : null}
    </>
  );
}

/** The table itself: rows as cards under 768 px, its own scroll from there to 1023. */
export function TableRows<Row>(props: TableRowsProps<Row>) {
  const { caption, columns, rows, sort, onSort, picker, expansion, isBusy, isCompact, isDense } = props;
  const [box, overflows] = useOverflow();
  const { standing, folded } = useFoldedColumns(box, columns, sort?.column);
  const table = useRef<HTMLTableElement>(null);
  const onKeyDown = useGridKeys({
    table,
    shown: rows.map(({ id }) => id).join(' '),
    onPageStep: props.onPageStep,
  });
  return (
    <div
      ref={box}
      className={classNames(scroll['scroll'], isBusy && scroll['busy'])}
      data-fit={overflows === undefined ? undefined : overflows ? 'cut' : 'whole'}
      {...(overflows ? { role: 'group', tabIndex: 0, 'aria-label': caption } : {})}
    >
      <table
        ref={table}
        onKeyDown={onKeyDown}
        className={classNames(styles['table'], isCompact && styles['compact'], isDense && styles['dense'])}
        role="table"
        aria-busy={isBusy || undefined}
      >
        <caption className="sr">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row" data-line="">
            <LeadingHeaders picker={picker} expansion={expansion} />
            {standing.map((column) => (
              <Header key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((item) => (
            <Line key={item.id} {...props} item={item} folded={folded} columns={standing} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
