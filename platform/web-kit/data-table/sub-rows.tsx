import type { SubRowSource } from './sub-row-source.ts';
import styles from './sub-rows.module.css';
import type { TableColumn } from './table-model.ts';
import { TableRows } from './table-rows.tsx';

export interface SubRowsProps<Row, Sub> {
  readonly settings: SubRowSource<Row, Sub>;
  readonly row: Row;
  /** Names the row they belong to. */
  readonly name: string;
  readonly onCell: (column: TableColumn<Sub>, data: unknown) => void;
}

/** The rows under a row: a table of their own, in the order they come. */
export function SubRows<Row, Sub>({ settings, row, name, onCell }: SubRowsProps<Row, Sub>) {
  const { title, array, key, columns } = settings;
  return (
    <div className={styles['box']}>
      <p className={styles['title']}>{title}</p>
      <TableRows
        caption={`${title} de ${name}`}
        columns={columns}
        rows={array(row).map((sub) => ({ id: String(key(sub)), row: sub }))}
        sort={null}
        onSort={null}
        onCell={onCell}
        picker={null}
        expansion={null}
        isBusy={false}
        isCompact
      />
    </div>
  );
}
