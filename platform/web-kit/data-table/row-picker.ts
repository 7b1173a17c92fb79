import type { HeadState, IdentifiedRow } from './selection-model.ts';

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
