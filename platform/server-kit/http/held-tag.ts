/**
 * Whether a caller says it holds a version already.
 *
 * @param header `If-None-Match` as it came
 * @param etag strong validator without quotes
 */
export function isHeld(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const held = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return held.includes('*') || held.includes(`"${etag}"`);
}
