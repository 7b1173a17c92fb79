/** Largest value of a PostgreSQL `integer` key; anything above it cannot be an id of ours. */
export const MAX_INTEGER_ID = 2_147_483_647;

/**
 * Last page that a list answers. No list is that long, and the offset stays inside the numbers that the database
 * accepts.
 */
export const MAX_PAGE = 100_000;

/** A whole number in an address, from 1 to the largest; null for anything else, which counts as absent. */
export function parseWholeNumber(
  text: string | null | undefined,
  largest: number = MAX_INTEGER_ID,
): number | null {
  const number = text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
  return number !== null && number <= largest ? number : null;
}

/** The page number in an address, counted from 1; the first page if the address has none. */
export function parsePage(text: string | null | undefined): number {
  return Math.min(parseWholeNumber(text) ?? 1, MAX_PAGE);
}
