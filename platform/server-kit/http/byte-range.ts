/** A part of a content: both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The part an answer is asked for (RFC 9110 14.2). Undefined where the whole is answered: no range, several, or one
 * that says nothing; null where it lies outside the content.
 *
 * @param header value of `Range`
 * @param bytes length of the content
 */
export function parseRange(header: string | undefined, bytes: number): ByteRange | null | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '')
    return Number(last) === 0 ? null : { start: Math.max(0, bytes - Number(last)), end: bytes - 1 };
  const [start, end] = [Number(first), last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)];
  if (last !== '' && Number(last) < start) return undefined;
  return start >= bytes ? null : { start, end };
}
