const LARGEST_ID = 2_147_483_647;

/** The id in an address; null when nothing can have it. */
export function readId(text: string | null | undefined): number | null {
  const id = text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= LARGEST_ID ? id : null;
}
