import type { ReactNode } from 'react';

/** The column that opens the sub-rows of a row, one row at a time (TABLE-04). */
export interface RowExpansion<Row> {
  readonly openId: string | null;
  readonly canOpen: (row: Row) => boolean;
  readonly onToggle: (id: string, row: Row) => void;
  readonly render: (row: Row) => ReactNode;
}
