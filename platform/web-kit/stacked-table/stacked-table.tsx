// biome-ignore-all lint/a11y/noRedundantRoles: in a narrow card the rows are drawn as cards, and `display` takes the table semantics away
import type { ReactNode } from 'react';
import { classNames } from '../class-names/index.ts';
import styles from './stacked-table.module.css';

export interface StackedColumn<Row> {
  readonly label: string;
  /** Holds the buttons of the row: on a phone it needs no label. */
  readonly isAction?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

interface StackedTableProps<Row> {
  readonly label: string;
  /** The first one names the row. */
  readonly columns: readonly StackedColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** Cells of many lines begin at the same height. */
  readonly isTop?: boolean;
}

/** A plain table without order, pages or choice; in a narrow card its rows are cards. */
export function StackedTable<Row>({ label, columns, rows, rowKey, isTop }: StackedTableProps<Row>) {
  const [main, ...others] = columns;
  return (
    <div className={styles['box']}>
      <table className={classNames(styles['table'], isTop && styles['top'])} role="table" aria-label={label}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.label} role="columnheader" scope="col">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              <th role="rowheader" scope="row">
                {main?.cell(row)}
              </th>
              {others.map((column) => (
                <td key={column.label} role="cell" data-label={column.isAction ? undefined : column.label}>
                  {/* One box: in a card it stands beside the label. */}
                  <div>{column.cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
