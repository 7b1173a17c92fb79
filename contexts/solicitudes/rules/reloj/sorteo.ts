/** A repeatable source of chance (mulberry32): the same seed draws the same, in every process. */
export function createSorteo(semilla: number): <Item>(items: readonly Item[]) => Item | undefined {
  let state = semilla | 0;
  return (items) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    const share = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    return items[Math.floor(share * items.length)];
  };
}
