export type SortDirection = 'asc' | 'desc';

/** The column that orders the rows; only one does. */
export interface Sort {
  readonly column: string;
  readonly direction: SortDirection;
}

/** What a press on a header does: unset, ascending, descending, unset; another column starts over (TABLE-02). */
export function nextSort(current: Sort | null, column: string): Sort | null {
  if (current?.column !== column) return { column, direction: 'asc' };
  return current.direction === 'asc' ? { column, direction: 'desc' } : null;
}

/** `aria-sort` of a header: only the active column has one. */
export function ariaSort(current: Sort | null, column: string): 'ascending' | 'descending' | undefined {
  if (current?.column !== column) return undefined;
  return current.direction === 'asc' ? 'ascending' : 'descending';
}
