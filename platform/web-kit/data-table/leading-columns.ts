import type { ReactNode } from 'react';
import type { HeadState, IdentifiedRow } from './selection-model.ts';

/** The column that opens the sub-rows of a row, one row at a time (TABLE-04). */
export interface RowExpansion<Row> {
  readonly openId: string | null;
  readonly canOpen: (row: Row) => boolean;
  readonly onToggle: (id: string, row: Row) => void;
  readonly render: (row: Row) => ReactNode;
}

/** The control that chooses a row. */
export interface RowControl {
  /** Id of the row. */
  readonly id: string;
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: () => void;
}

/** The column before the others in which rows are chosen. */
export interface RowPicker<Row> {
  /** Draws the control of a row; default a box. */
  readonly control?: (control: RowControl) => ReactNode;
  /** State of the box in the header; null when there is none. */
  readonly head: HeadState | null;
  readonly isPicked: (id: string) => boolean;
  readonly canPick: (row: Row) => boolean;
  readonly onHead: () => void;
  readonly onRow: (row: IdentifiedRow<Row>) => void;
}
