/** Selected rows by their id, as last seen: on the server a row that left the page is known from here only. */
export type SelectedRows<Row> = ReadonlyMap<string, Row>;

export interface IdentifiedRow<Row> {
  readonly id: string;
  readonly row: Row;
}

/** What the box of the header shows about the rows of its page. */
export type HeadState = 'none' | 'some' | 'all';

/** How many rows of the page are selected; a page without rows to select has none. */
export function headState<Row>(page: readonly IdentifiedRow<Row>[], selected: SelectedRows<Row>): HeadState {
  const count = page.filter(({ id }) => selected.has(id)).length;
  if (count === 0) return 'none';
  return count === page.length ? 'all' : 'some';
}

/** The selection after a press on the box of a row. */
export function toggleRow<Row>(
  selected: SelectedRows<Row>,
  { id, row }: IdentifiedRow<Row>,
): SelectedRows<Row> {
  const next = new Map(selected);
  if (!next.delete(id)) next.set(id, row);
  return next;
}

/** The selection after a press on the box of the header: takes in the whole page, or lets it go when it had it (TABLE-04). */
export function togglePage<Row>(
  selected: SelectedRows<Row>,
  page: readonly IdentifiedRow<Row>[],
): SelectedRows<Row> {
  const isTaken = headState(page, selected) === 'all';
  const next = new Map(selected);
  for (const { id, row } of page) {
    if (isTaken) next.delete(id);
    else next.set(id, row);
  }
  return next;
}

/** The selected rows that are still among the known ones, each as it is now. */
export function keepKnown<Row>(
  selected: SelectedRows<Row>,
  known: readonly IdentifiedRow<Row>[],
): SelectedRows<Row> {
  return new Map(known.filter(({ id }) => selected.has(id)).map(({ id, row }) => [id, row]));
}
