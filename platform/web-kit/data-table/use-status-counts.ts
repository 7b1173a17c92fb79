import { useMemo } from 'react';
import { matchesText } from './row-search.ts';
import { type StatusCount, statusCounts, statusValue } from './status-counts.ts';
import {
  columnText,
  columnValue,
  type TableColumn,
  type TableColumnState,
  type TableState,
} from './table-model.ts';

interface Settings<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly TableColumn<Row>[];
  readonly columnsState: readonly TableColumnState[];
  readonly state: TableState;
  readonly isServer: boolean;
}

export interface CountedStates {
  readonly key: string;
  readonly label: string;
  readonly statuses: readonly StatusCount[];
  readonly shown: readonly string[] | undefined;
}

/**
 * Counts of every column of states: over the rows that the search and the filters of the other
 * columns leave, so that each number is what pressing it would show.
 */
export function useStatusCounts<Row>(settings: Settings<Row>): readonly CountedStates[] {
  const { rows, columns, columnsState, state, isServer } = settings;
  const { search, filters } = state;
  return useMemo(() => {
    const byKey = new Map(columns.map((column) => [column.key, column]));
    const searched = columns.filter(
      ({ key, kind }) => kind !== 'action' && (search.column === null || search.column === key),
    );
    const statusOf = (row: Row, key: string): unknown => {
      const column = byKey.get(key);
      return column && columnValue(column, row);
    };
    const passes = (row: Row, except: string): boolean =>
      matchesText(
        searched.map((column) => columnText(column, row)),
        search.text,
      ) &&
      Object.entries(filters).every(
        ([key, value]) => key === except || statusValue(statusOf(row, key)) === value,
      );
    const count = ({ key, selections, counts }: TableColumnState): readonly StatusCount[] => {
      if (isServer) return counts ?? [];
      return statusCounts(
        rows.filter((row) => passes(row, key)).map((row) => statusOf(row, key)),
        selections,
      );
    };
    return columnsState
      .filter((column) => column.filter !== false)
      .map((column) => ({
        key: column.key,
        label: column.label,
        statuses: count(column),
        shown: isServer ? column.shown : undefined,
      }));
  }, [rows, columns, columnsState, search, filters, isServer]);
}
