import { useLocation } from 'react-router';

/**
 * The search a detail was opened from, carried in the history state from page to page: the stored
 * one is gone after a meeting (ROUTE-11), this one is not.
 */
export interface MesasHistory {
  /** Query of the home that showed the search. */
  readonly busquedaMesas: string;
}

/** What the page before this one handed over; null when it was opened otherwise. */
export function useMesasHistory(): MesasHistory | null {
  const { state } = useLocation();
  if (typeof state !== 'object' || state === null || !('busquedaMesas' in state)) return null;
  return typeof state.busquedaMesas === 'string' ? { busquedaMesas: state.busquedaMesas } : null;
}
