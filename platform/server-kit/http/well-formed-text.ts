/**
 * Whether every text of a parsed body, names included, is one Unicode can say. JSON lets a body hold half a character
 * (`"\ud800"`), which the database refuses in some columns and mangles in others.
 */
export function isWellFormed(body: unknown): boolean {
  // A stack, not recursion: a body may be nested deeper than calls may be.
  const left = [body];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string' && !value.isWellFormed()) return false;
    if (value === null || typeof value !== 'object' || value instanceof Uint8Array) continue;
    for (const part of Array.isArray(value) ? value : Object.entries(value).flat()) left.push(part);
  }
  return true;
}
