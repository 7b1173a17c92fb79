/** Largest value of a PostgreSQL `integer` key; anything above it cannot be an id of ours. */
export const MAX_INTEGER_ID = 2_147_483_647;

/** Last page a list answers: further than any reaches, and an offset stays a number the database takes. */
export const MAX_PAGE = 100_000;

/** A whole number an address says, from 1 to the largest; null for anything else, which counts as absent. */
export function parseWholeNumber(
  text: string | null | undefined,
  largest: number = MAX_INTEGER_ID,
): number | null {
  const number = text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
  return number !== null && number <= largest ? number : null;
}

/** The page an address says, counted from 1; the first where it says none. */
export function parsePage(text: string | null | undefined): number {
  return Math.min(parseWholeNumber(text) ?? 1, MAX_PAGE);
}
