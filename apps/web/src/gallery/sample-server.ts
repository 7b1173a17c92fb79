import { type Comparable, compareNatural } from '@marco/contract-kit/natural-order';
import type { StatusCount, TableState } from '@marco/web-kit/data-table';

interface Answer<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly counts: readonly StatusCount[];
}

interface Question<Row> {
  readonly rows: readonly Row[];
  readonly state: TableState;
  readonly read: (row: Row, key: string) => Comparable;
  readonly filterKey: string;
  readonly selections: readonly { readonly value: string; readonly label: string }[];
}

/** What a server would answer to the state of a table: one page, how many rows there are and how many in each state. */
export function answerAsServer<Row>({
  rows,
  state,
  read,
  filterKey,
  selections,
}: Question<Row>): Answer<Row> {
  const { page, size, sort, search, filters } = state;
  const word = search.text.trim().toLowerCase();
  const column = search.column ?? 'nombre';
  const found = rows.filter((row) => String(read(row, column)).toLowerCase().includes(word));
  const wanted = filters[filterKey];
  const filtered = found.filter((row) => wanted === undefined || read(row, filterKey) === wanted);
  const direction = sort?.direction === 'desc' ? -1 : 1;
  const ordered = sort
    ? filtered.toSorted(
        (left, right) => direction * compareNatural(read(left, sort.column), read(right, sort.column)),
      )
    : filtered;
  return {
    rows: ordered.slice((page - 1) * size, page * size),
    total: filtered.length,
    counts: selections.map(({ value, label }) => ({
      value,
      label,
      count: found.filter((row) => read(row, filterKey) === value).length,
    })),
  };
}
