import { rowInputs, rowProperty } from './row-inputs.ts';
import type { TableColumn, TableSubRows } from './table-model.ts';

/** Sub-rows whose source is known: functions in the place of names of properties. */
export interface SubRowSource<Row, Sub> {
  readonly title: string;
  readonly array: (row: Row) => readonly Sub[];
  readonly key: (sub: Sub) => string | number;
  readonly columns: readonly TableColumn<Sub>[];
}

interface Parents<Row, Sub> {
  /** Rows of the table itself. */
  readonly rows: readonly Row[];
  readonly subRows: SubRowSource<Row, Sub> | undefined;
}

const NO_SUBS: readonly never[] = [];

/**
 * Rows and what stands under each. Sub-rows come out of their row, or, where no array is named, beside it in one list:
 * those whose `parentKey` is the `key` of another row (TABLE-10).
 */
export function splitSubRows<Row, Sub>(
  rows: readonly Row[],
  settings: TableSubRows<Row, Sub> | undefined,
): Parents<Row, Sub> {
  if (!settings) return { rows, subRows: undefined };
  const { title, columns, array, key = 'key' } = settings;
  const keyOf = typeof key === 'function' ? key : (sub: Sub) => rowProperty(sub, key) as string | number;
  if (typeof array === 'function') return { rows, subRows: { title, columns, array, key: keyOf } };
  if (array !== undefined) {
    const subsOf = (row: Row) => (rowProperty(row, array) as readonly Sub[] | undefined) ?? NO_SUBS;
    return { rows, subRows: { title, columns, array: subsOf, key: keyOf } };
  }
  const isChild = (row: Row) => (rowInputs(row).parentKey ?? null) !== null;
  const children = Map.groupBy(rows.filter(isChild), (row) => rowInputs(row).parentKey);
  // Through unknown: a row and its sub-rows are of one kind here.
  const childrenOf = (row: Row) => (children.get(rowInputs(row).key) ?? NO_SUBS) as unknown as readonly Sub[];
  return {
    rows: rows.filter((row) => !isChild(row)),
    subRows: { title, columns, array: childrenOf, key: keyOf },
  };
}
