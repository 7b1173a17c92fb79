/** Links to pages shown at once (TABLE-07). */
export const MAX_PAGE_LINKS = 6;

/** How many pages hold the rows; an empty table still has its first page. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/** The page inside what exists: never under 1 nor over the last. */
export function clampPage(page: number, pages: number): number {
  return Math.min(Math.max(1, Math.trunc(page) || 1), pages);
}

/** Consecutive pages around the current one, at most `max`, as many before it as after it when there is room. */
export function pageWindow(current: number, pages: number, max: number = MAX_PAGE_LINKS): number[] {
  const size = Math.min(max, pages);
  const start = Math.min(Math.max(1, current - Math.floor((size - 1) / 2)), pages - size + 1);
  return Array.from({ length: size }, (_, offset) => start + offset);
}

/** First and last row of a page, counted from 1; 0 and 0 when there are none. */
export function rowRange(page: number, size: number, total: number): readonly [first: number, last: number] {
  if (total === 0) return [0, 0];
  const first = (page - 1) * size + 1;
  return [first, Math.min(page * size, total)];
}
