const BITS = 8;

/** Ids that were seen, a bit each. */
export class Marcas {
  #bits = new Uint8Array(1024);

  /** Whether this is the first time. */
  add(id: number): boolean {
    const [place, bit] = [Math.floor(id / BITS), 1 << (id % BITS)];
    if (place >= this.#bits.length) {
      const wider = new Uint8Array(2 * place);
      wider.set(this.#bits);
      this.#bits = wider;
    }
    const before = this.#bits[place] ?? 0;
    this.#bits[place] = before | bit;
    return (before & bit) === 0;
  }
}
