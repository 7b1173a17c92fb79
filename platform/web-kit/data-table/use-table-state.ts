import { useState } from 'react';
import type { TableState } from './table-model.ts';

interface Settings {
  readonly state: TableState | undefined;
  readonly initial: TableState;
  readonly onStateChange: ((state: TableState) => void) | undefined;
}

/** The state of a table, its own or its owner's. Whatever is not a change of page leads to the first page. */
export function useTableState({ state, initial, onStateChange }: Settings) {
  const [own, setOwn] = useState(initial);
  const current = state ?? own;
  function change(part: Partial<TableState>): void {
    const next = { ...current, page: 1, ...part };
    if (!state) setOwn(next);
    onStateChange?.(next);
  }
  return [current, change] as const;
}
