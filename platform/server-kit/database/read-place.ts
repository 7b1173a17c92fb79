import type { Page } from './on-page.ts';

/** Where a page is read. */
export interface Place {
  /** The order is turned round, and the rows of the page with it. */
  readonly isFromEnd: boolean;
  readonly offset: number;
  readonly limit: number;
}

/**
 * Where to read a page of so many rows, so that as few rows as possible are skipped: after the middle, the query
 * reads from the end.
 */
export function readPlace({ pagina, tamano }: Page, total: number): Place {
  const offset = tamano * (pagina - 1);
  const fromEnd = total - offset - tamano;
  if (offset >= total || fromEnd >= offset) return { isFromEnd: false, offset, limit: tamano };
  return { isFromEnd: true, offset: Math.max(fromEnd, 0), limit: Math.min(tamano, total - offset) };
}
