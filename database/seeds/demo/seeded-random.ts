/** A repeatable source of chance: the same seed text gives the same choices, on every machine. */
export interface SeededRandom {
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** `count` different items (all of them when there are fewer), in their original order. */
  choose<Item>(items: readonly Item[], count: number): Item[];
}

/** FNV-1a of a text, 32 bits. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

export function createSeededRandom(seed: string): SeededRandom {
  let state = hashText(seed);
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    int,
    pick: (items) => {
      const item = items[int(0, items.length - 1)];
      if (item === undefined) throw new RangeError('There is nothing to pick from.');
      return item;
    },
    choose: (items, count) => {
      const positions = items.map((_, position) => position);
      while (positions.length > Math.max(0, count)) positions.splice(int(0, positions.length - 1), 1);
      return items.filter((_, position) => positions.includes(position));
    },
  };
}
