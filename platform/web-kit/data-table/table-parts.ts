import type { ComponentType, ReactNode } from 'react';
import type { PaginationProps } from './pagination.tsx';
import type { TableEventType } from './table-model.ts';
import type { Choice, ChoosableRows } from './use-choice.ts';

/** What `SpecifiedTable` draws in place of a part of the table, for inputs that no screen uses. */
export interface TableParts<Row> {
  /** At the right of the title, after its message; `emit` tells a press on it. */
  readonly aside?:
    | ((emit: (key: string, type: TableEventType, data: unknown) => void) => ReactNode)
    | undefined;
  /** How rows are chosen; by default with boxes. */
  readonly choose?: ((rows: ChoosableRows<Row>) => Choice<Row>) | undefined;
  /** Ways to the other pages. */
  readonly Pager?: ComponentType<PaginationProps> | undefined;
}
