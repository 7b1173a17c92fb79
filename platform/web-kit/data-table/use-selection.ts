import { useState } from 'react';
import { type IdentifiedRow, keepKnown, type SelectedRows } from './selection-model.ts';
import type { TableSelection } from './table-model.ts';

interface Settings<Row> {
  readonly selection: TableSelection<Row> | undefined;
  /** Rows of the page on show. */
  readonly shown: readonly IdentifiedRow<Row>[];
  /** Rows of every page; null when only the server knows them. */
  readonly known: readonly IdentifiedRow<Row>[] | null;
}

export interface Selection<Row> {
  readonly selected: SelectedRows<Row>;
  readonly select: (selected: SelectedRows<Row>) => void;
  /** Which rows stay selected when other rows are shown. */
  readonly leavePage: () => SelectedRows<Row>;
}

const NONE: SelectedRows<never> = new Map<string, never>();

function inForce<Row>(
  held: SelectedRows<Row>,
  { selection, shown, known }: Settings<Row>,
): SelectedRows<Row> {
  if (held.size === 0) return held;
  if (!selection?.keepAcrossPages) return keepKnown(held, shown);
  return known ? keepKnown(held, known) : new Map([...held, ...keepKnown(held, shown)]);
}

/** The selection of a table, its own or its owner's. Without `keepAcrossPages` nothing out of sight is selected. */
export function useSelection<Row>(settings: Settings<Row>): Selection<Row> {
  const { selection } = settings;
  const [own, setOwn] = useState<SelectedRows<Row>>(NONE);
  const selected = inForce(selection?.selected ?? own, settings);
  function select(next: SelectedRows<Row>): void {
    if (!selection?.selected) setOwn(next);
    selection?.onChange?.(next);
  }
  function leavePage(): SelectedRows<Row> {
    if (selection?.keepAcrossPages || selected.size === 0) return selected;
    select(NONE);
    return NONE;
  }
  return { selected, select, leavePage };
}
