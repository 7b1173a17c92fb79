import type { ReactNode } from 'react';
import type { HeadState, IdentifiedRow } from './selection-model.ts';

/** The column that opens the sub-rows of a row, one row at a time (TABLE-04). */
export interface RowExpansion<Row> {
  readonly openId: string | null;
  readonly canOpen: (row: Row) => boolean;
  readonly onToggle: (id: string, row: Row) => void;
  readonly render: (row: Row) => ReactNode;
}

/** The column of boxes or round buttons before the others. */
export interface RowPicker<Row> {
  readonly kind: 'checkbox' | 'radio';
  /** State of the box in the header; null when there is none. */
  readonly head: HeadState | null;
  readonly isPicked: (id: string) => boolean;
  readonly canPick: (row: Row) => boolean;
  readonly onHead: () => void;
  readonly onRow: (row: IdentifiedRow<Row>) => void;
}
