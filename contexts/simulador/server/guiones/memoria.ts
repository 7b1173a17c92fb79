/** Keeps what was made for a key, as many as it may hold: what was not asked for longest goes first. */
export class Memoria<Valor> {
  private readonly cuantos: number;
  private readonly kept = new Map<string, Promise<Valor>>();

  constructor(cuantos: number) {
    this.cuantos = cuantos;
  }

  /** What is kept for the key, else what is made now. What fails is not kept. */
  get(clave: string, make: () => Promise<Valor>): Promise<Valor> {
    const known = this.kept.get(clave);
    const valor = known ?? make();
    // Set again, so that the map keeps the order of the last use.
    this.kept.delete(clave);
    this.kept.set(clave, valor);
    if (!known) {
      valor.catch(() => {
        if (this.kept.get(clave) === valor) this.kept.delete(clave);
      });
      this.dropOldest();
    }
    return valor;
  }

  forget(clave: string): void {
    this.kept.delete(clave);
  }

  private dropOldest(): void {
    if (this.kept.size <= this.cuantos) return;
    const [oldest] = this.kept.keys();
    if (oldest !== undefined) this.kept.delete(oldest);
  }
}
