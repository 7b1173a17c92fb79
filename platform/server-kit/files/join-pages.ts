const PAGE_BYTES = 65_536;

/**
 * The same bytes in pages: what is written piece by piece reaches its reader in few pieces, and none of the small ones
 * waits in the memory of the process for as long as somebody reads slowly.
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
