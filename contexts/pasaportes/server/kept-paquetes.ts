/** What was written last, as long as it fits; what is being written is written once, however many ask for it. */
export class KeptPaquetes<Paquete extends { readonly bytes: number }> {
  readonly #most: number;
  /** The one that was not asked for longest first. */
  readonly #kept = new Map<string, Paquete>();
  readonly #writing = new Map<string, Promise<Paquete>>();
  #bytes = 0;

  /** @param most bytes that are kept */
  constructor(most: number) {
    this.#most = most;
  }

  find(estado: string): Paquete | undefined {
    const paquete = this.#kept.get(estado);
    if (!paquete) return undefined;
    this.#kept.delete(estado);
    this.#kept.set(estado, paquete);
    return paquete;
  }

  /** The package of a state, written where it is not kept; one that fails is written again by the next who asks. */
  async get(estado: string, write: () => Promise<Paquete>): Promise<Paquete> {
    const kept = this.find(estado);
    if (kept) return kept;
    const writing = this.#writing.get(estado) ?? this.#write(estado, write);
    return writing;
  }

  #write(estado: string, write: () => Promise<Paquete>): Promise<Paquete> {
    const writing = write()
      .then((paquete) => {
        this.#keep(estado, paquete);
        return paquete;
      })
      .finally(() => this.#writing.delete(estado));
    this.#writing.set(estado, writing);
    return writing;
  }

  #keep(estado: string, paquete: Paquete): void {
    if (paquete.bytes > this.#most) return;
    this.#kept.set(estado, paquete);
    this.#bytes += paquete.bytes;
    for (const [oldest, { bytes }] of this.#kept) {
      if (this.#bytes <= this.#most) return;
      this.#kept.delete(oldest);
      this.#bytes -= bytes;
    }
  }
}
