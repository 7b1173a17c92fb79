import { useCallback, useEffect, useState } from 'react';

/** Tells the page how many things a panel has to show; null is nothing, and undefined that it does not know yet. */
export type OnTotal = (total: number | null) => void;

/** Tells it whenever it changes. */
export function useReportedTotal(onTotal: OnTotal, total: number | null | undefined): void {
  useEffect(() => {
    if (total !== undefined) onTotal(total);
  }, [onTotal, total]);
}

/** What the panels of a page said, by their name. */
export function useTotales() {
  const [totales, setTotales] = useState<ReadonlyMap<string, number | null>>(new Map());
  const report = useCallback((name: string, total: number | null) => {
    setTotales((before) => (before.get(name) === total ? before : new Map(before).set(name, total)));
  }, []);
  return { totales, report };
}
