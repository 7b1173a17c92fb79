import { PASOS_CADENA } from '../contract/terms.ts';

/** One call somebody may make: what has to be said, and what comes back. */
export interface Llamada {
  readonly id: number;
  readonly servicioId: number;
  readonly pide: readonly number[];
  readonly entrega: readonly number[];
  /** Class of the personal data it gives: 0 none … 4 sensitive. */
  readonly clase: number;
  /** Level of its servicio: of two equal chains, the one of higher levels stands first. */
  readonly nivel: number;
}

/** Calls in an order in which each can be made. */
export interface Cadena {
  readonly llamadas: readonly Llamada[];
  /** Highest class of personal data, plus the number of calls. */
  readonly costo: number;
}

export interface Encadenadas {
  /** The cheapest first. */
  readonly cadenas: readonly Cadena[];
  /** Whether the search stopped before it saw all of them. */
  readonly esParcial: boolean;
  /** What no chain of these calls gives. */
  readonly inalcanzables: readonly number[];
}

/** The calls of the directory, with who gives each datum. */
export interface GrafoDeLlamadas {
  readonly llamadas: readonly Llamada[];
  readonly byEntrega: ReadonlyMap<number, readonly Llamada[]>;
}

export function buildGrafo(llamadas: readonly Llamada[]): GrafoDeLlamadas {
  const byEntrega = new Map<number, Llamada[]>();
  for (const llamada of llamadas)
    for (const dato of new Set(llamada.entrega)) {
      const suyas = byEntrega.get(dato);
      if (suyas) suyas.push(llamada);
      else byEntrega.set(dato, [llamada]);
    }
  return { llamadas, byEntrega };
}

/** Choices one search looks at; more than any sensible question needs, and some tens of milliseconds. */
const MAXIMO_MIRADAS = 200_000;

/**
 * The shortest chains that give everything needed with what one has: all of one call, else all of two, else all of three. In
 * none of them a call could be left out.
 *
 * @param tengo data that are at hand
 * @param necesito data that are wanted; what is at hand already is not looked for
 */
export function computeCadenas(
  grafo: GrafoDeLlamadas,
  tengo: readonly number[],
  necesito: readonly number[],
): Encadenadas {
  const have = new Set(tengo);
  const wanted = [...new Set(necesito)].filter((dato) => !have.has(dato));
  if (wanted.length === 0) return { cadenas: [], esParcial: false, inalcanzables: [] };
  const search = new Busqueda(grafo, have, wanted);
  for (let pasos = 1; pasos <= PASOS_CADENA; pasos += 1) {
    const cadenas = search.listOfLength(pasos);
    if (cadenas.length > 0 || search.isCut) return { cadenas, esParcial: search.isCut, inalcanzables: [] };
  }
  const known = computeAlcance(grafo, have);
  return { cadenas: [], esParcial: false, inalcanzables: wanted.filter((dato) => !known.has(dato)) };
}

/** All one may come to know, however many calls it takes. */
function computeAlcance({ llamadas }: GrafoDeLlamadas, have: ReadonlySet<number>): ReadonlySet<number> {
  const known = new Set(have);
  let waiting = llamadas;
  for (let before = -1; before !== waiting.length; ) {
    before = waiting.length;
    waiting = waiting.filter(({ pide, entrega }) => {
      if (!pide.every((dato) => known.has(dato))) return true;
      for (const dato of entrega) known.add(dato);
      return false;
    });
  }
  return known;
}

/** A search from what is wanted back to what one has: whatever is missing is given by one of those who give it. */
class Busqueda {
  isCut = false;
  private looked = 0;
  private readonly found = new Map<string, Cadena>();
  private readonly grafo: GrafoDeLlamadas;
  private readonly have: ReadonlySet<number>;
  private readonly wanted: readonly number[];

  constructor(grafo: GrafoDeLlamadas, have: ReadonlySet<number>, wanted: readonly number[]) {
    this.grafo = grafo;
    this.have = have;
    this.wanted = wanted;
  }

  /** Chains of that many calls, where there is none of fewer: so none of their calls can be left out. */
  listOfLength(pasos: number): readonly Cadena[] {
    this.found.clear();
    this.extend([], pasos);
    return [...this.found.values()].toSorted(compareCadenas);
  }

  private extend(chosen: readonly Llamada[], pasos: number): void {
    const { ordered, stuck } = orderLlamadas(chosen, this.have);
    const missing = this.listMissing(chosen);
    if (missing.length === 0 && stuck.length === 0) {
      this.keep(ordered);
      return;
    }
    if (chosen.length === pasos) return;
    const isFit = this.buildFiltro(chosen, missing, chosen.length + 1 === pasos);
    for (const llamada of this.listThatGive(
      missing.length > 0 ? [this.findRarest(missing)] : this.listWaitedFor(ordered, stuck),
    )) {
      if (this.isOver()) return;
      if (!chosen.includes(llamada) && isFit(llamada)) this.extend([...chosen, llamada], pasos);
    }
  }

  /**
   * What the next call has to be. The last one has to give all that is missing, and none comes after it that would give it
   * what it asks for: most calls are left out here, before anything is ordered.
   */
  private buildFiltro(
    chosen: readonly Llamada[],
    missing: readonly number[],
    isLast: boolean,
  ): (llamada: Llamada) => boolean {
    if (!isLast) return () => true;
    const known = new Set([...this.have, ...chosen.flatMap(({ entrega }) => entrega)]);
    return ({ pide, entrega }) =>
      missing.every((dato) => entrega.includes(dato)) && pide.every((dato) => known.has(dato));
  }

  private listThatGive(datos: readonly number[]): readonly Llamada[] {
    return datos.flatMap((dato) => this.grafo.byEntrega.get(dato) ?? []);
  }

  /** Counts one more call that is looked at. */
  private isOver(): boolean {
    this.isCut = this.looked >= MAXIMO_MIRADAS;
    if (!this.isCut) this.looked += 1;
    return this.isCut;
  }

  /** What is wanted, or asked for by a chosen call, and neither at hand nor given by another one: a new call must give it. */
  private listMissing(chosen: readonly Llamada[]): readonly number[] {
    const missing = new Set<number>();
    for (const dato of this.wanted)
      if (!chosen.some(({ entrega }) => entrega.includes(dato))) missing.add(dato);
    for (const llamada of chosen)
      for (const dato of llamada.pide)
        if (
          !this.have.has(dato) &&
          !chosen.some((other) => other !== llamada && other.entrega.includes(dato))
        )
          missing.add(dato);
    return [...missing];
  }

  /** Where chosen calls wait for each other, one of them gets what it waits for from a new call: for each, its rarest datum. */
  private listWaitedFor(ordered: readonly Llamada[], stuck: readonly Llamada[]): readonly number[] {
    const known = new Set([...this.have, ...ordered.flatMap(({ entrega }) => entrega)]);
    return [...new Set(stuck.map(({ pide }) => this.findRarest(pide.filter((dato) => !known.has(dato)))))];
  }

  private findRarest(datos: readonly number[]): number {
    const count = (dato: number) => this.grafo.byEntrega.get(dato)?.length ?? 0;
    return datos.reduce((rarest, dato) => (count(dato) < count(rarest) ? dato : rarest));
  }

  private keep(llamadas: readonly Llamada[]): void {
    const key = llamadas
      .map(({ id }) => id)
      .toSorted((one, other) => one - other)
      .join(' ');
    if (!this.found.has(key)) this.found.set(key, { llamadas, costo: computeCosto(llamadas) });
  }
}

/** Calls in an order in which each can be made, by their id where it does not matter; and those that cannot be made. */
function orderLlamadas(
  llamadas: readonly Llamada[],
  have: ReadonlySet<number>,
): { readonly ordered: readonly Llamada[]; readonly stuck: readonly Llamada[] } {
  const known = new Set(have);
  const ordered: Llamada[] = [];
  let stuck = llamadas.toSorted((one, other) => one.id - other.id);
  for (;;) {
    const next = stuck.find(({ pide }) => pide.every((dato) => known.has(dato)));
    if (!next) return { ordered, stuck };
    ordered.push(next);
    for (const dato of next.entrega) known.add(dato);
    stuck = stuck.filter((llamada) => llamada !== next);
  }
}

function computeCosto(llamadas: readonly Llamada[]): number {
  return llamadas.length + Math.max(0, ...llamadas.map(({ clase }) => clase));
}

/** The cheapest first; of equal ones, that of higher levels; then by the ids of their calls. */
function compareCadenas(one: Cadena, other: Cadena): number {
  const niveles = ({ llamadas }: Cadena) => llamadas.reduce((sum, { nivel }) => sum + nivel, 0);
  return (
    one.costo - other.costo ||
    niveles(other) - niveles(one) ||
    one.llamadas
      .map(({ id }, place) => id - (other.llamadas[place]?.id ?? 0))
      .find((difference) => difference !== 0) ||
    0
  );
}
