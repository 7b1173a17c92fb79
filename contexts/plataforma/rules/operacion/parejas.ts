/** One side of an exchange, as it is kept for pairing. */
export interface LadoOperacion {
  readonly productor: boolean;
  /** When the petition came in, in ms. */
  readonly entrada: number;
  /** In ms; null where it is not known. */
  readonly duracion: number | null;
  /** Number of the class of its failure; 0 where it went well. */
  readonly falla: number;
  readonly bytes: number;
}

/** An exchange: both sides, or the only one that was told. */
export interface Intercambio {
  readonly cliente: LadoOperacion | null;
  readonly productor: LadoOperacion | null;
}

/** Clocks of two servers that are further apart name two exchanges (X-Road Metrics). */
export const MAXIMO_ENTRE_LADOS_MS = 60_000;

/**
 * How far from an hour the sides that decide about its exchanges may stand: that of a side, and that of the side it is
 * compared with.
 */
export const MARGEN_DE_HORA_MS = 2 * MAXIMO_ENTRE_LADOS_MS;

/**
 * The exchanges of one message between one client and one service, of which no side is told twice: two sides are a pair where each is the nearest of the
 * other, so that the result depends neither on the order in which they came nor on the files they came in. Each side is
 * in exactly one exchange.
 */
export function listIntercambios(lados: readonly LadoOperacion[]): readonly Intercambio[] {
  const sorted = lados.toSorted((one, other) => one.entrada - other.entrada);
  const clientes = sorted.filter(({ productor }) => !productor);
  const productores = sorted.filter(({ productor }) => productor);
  const paired = new Set<LadoOperacion>();
  const parejas = clientes.map((cliente): Intercambio => {
    const productor = findCercano(productores, cliente.entrada);
    if (!productor || findCercano(clientes, productor.entrada) !== cliente)
      return { cliente, productor: null };
    paired.add(productor);
    return { cliente, productor };
  });
  const solos = productores.filter((productor) => !paired.has(productor));
  return [...parejas, ...solos.map((productor) => ({ cliente: null, productor }))];
}

/** The nearest within the margin; of two that are as near, the earlier one. */
function findCercano(sorted: readonly LadoOperacion[], entrada: number): LadoOperacion | undefined {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.entrada ?? 0) < entrada) low = middle + 1;
    else high = middle;
  }
  const [before, after] = [sorted[low - 1], sorted[low]];
  const isBefore = before !== undefined && (!after || entrada - before.entrada <= after.entrada - entrada);
  const nearest = isBefore ? before : after;
  return nearest && Math.abs(nearest.entrada - entrada) <= MAXIMO_ENTRE_LADOS_MS ? nearest : undefined;
}

/** The side that says when an exchange was. */
export function toEntrada({ cliente, productor }: Intercambio): number {
  return (cliente ?? productor)?.entrada ?? 0;
}

/** Number of its failure: the provider is nearest to the cause. */
export function toFalla({ cliente, productor }: Intercambio): number {
  return productor?.falla || cliente?.falla || 0;
}
