const PAGE_BYTES = 65_536;

/**
 * Joins small pieces of a stream into pages. The reader gets fewer and larger pieces, and many small buffers do not
 * stay in memory while somebody reads slowly.
 */
export async function* joinPages(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void, undefined> {
  let page = Buffer.allocUnsafeSlow(PAGE_BYTES);
  let used = 0;
  for await (const piece of pieces) {
    for (let taken = 0; taken < piece.length; ) {
      const copied = piece.copy(page, used, taken);
      taken += copied;
      used += copied;
      if (used < PAGE_BYTES) continue;
      yield page;
      page = Buffer.allocUnsafeSlow(PAGE_BYTES);
      used = 0;
    }
  }
  if (used > 0) yield page.subarray(0, used);
}
