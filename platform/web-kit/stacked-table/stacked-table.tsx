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

/** A plain table without order, pages or choice; on a phone its rows are cards. */
export function StackedTable<Row>({ label, columns, rows, rowKey, isTop }: StackedTableProps<Row>) {
  const [main, ...others] = columns;
  return (
    <table className={classNames(styles['table'], isTop && styles['top'])} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.label} scope="col">
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            <th scope="row">{main?.cell(row)}</th>
            {others.map((column) => (
              <td key={column.label} data-label={column.isAction ? undefined : column.label}>
                {/* One box: on a phone it stands beside the label. */}
                <div>{column.cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
