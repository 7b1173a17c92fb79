import { useCallback, useEffect, useState } from 'react';

/** Tells the page how many things a panel has to show; null is nothing. */
export type OnTotal = (total: number | null) => void;

/** Tells it whenever it changes; undefined is that it is not known yet. */
export function useReportedTotal(onTotal: OnTotal, total: number | null | undefined): void {
  useEffect(() => {
    if (total !== undefined) onTotal(total);
  }, [onTotal, total]);
}

/** What the panels of a page said, by their name. */
export function useTotals() {
  const [totals, setTotals] = useState<ReadonlyMap<string, number | null>>(new Map());
  const report = useCallback((name: string, total: number | null) => {
    setTotals((before) => (before.get(name) === total ? before : new Map(before).set(name, total)));
  }, []);
  return { totals, report };
}
