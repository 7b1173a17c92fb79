import { useState } from 'react';
import type { RowExpansion } from './leading-columns.ts';
import type { SubRowSource } from './sub-row-source.ts';
import { SubRows } from './sub-rows.tsx';
import { rowName, type TableColumn } from './table-model.ts';

interface Settings<Row, Sub> {
  readonly columnSubRows: SubRowSource<Row, Sub> | undefined;
  readonly columns: readonly TableColumn<Row>[];
  readonly emit: (key: string, type: 'expand' | 'click', data: unknown, column?: string | null) => void;
}

/** Which row shows its sub-rows: at most one. Null in a table without them. */
export function useExpansion<Row, Sub>(settings: Settings<Row, Sub>): RowExpansion<Row> | null {
  const { columnSubRows, columns, emit } = settings;
  const [openId, setOpenId] = useState<string | null>(null);
  if (!columnSubRows) return null;
  return {
    openId,
    canOpen: (row) => columnSubRows.array(row).length > 0,
    onToggle: (id, row) => {
      setOpenId(openId === id ? null : id);
      emit('subRows', 'expand', row);
    },
    render: (row) => (
      <SubRows
        settings={columnSubRows}
        row={row}
        name={rowName(columns, row)}
        onCell={(column, data) => emit(column.key, 'click', data, column.key)}
      />
    ),
  };
}
