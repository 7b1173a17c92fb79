/** Choices that the same text gives again on every machine. */
export interface Sorteo {
  /** A whole number from `least` to `most`, both included. */
  int(least: number, most: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** Whether something that happens so many times in a hundred happens. */
  happens(percent: number): boolean;
}

/** FNV-1a of a text, 32 bits. */
export function computeHuella(texto: string): number {
  let huella = 0x811c9dc5;
  for (let at = 0; at < texto.length; at += 1) huella = Math.imul(huella ^ texto.charCodeAt(at), 0x01000193);
  return huella >>> 0;
}

/** Draws by a text; mulberry32. */
export function createSorteo(texto: string): Sorteo {
  let state = computeHuella(texto);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    int,
    pick: (items) => {
      const item = items[int(0, items.length - 1)];
      if (item === undefined) throw new RangeError('There is nothing to draw.');
      return item;
    },
    happens: (percent) => int(1, 100) <= percent,
  };
}
