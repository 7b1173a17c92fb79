import { BORDES_MS } from '../../contract/terms.ts';

/** Buckets of a histogram. */
export const CUBETAS = BORDES_MS.length;

/** How often each bucket was met. */
export type Histograma = readonly number[];

/** Number of the bucket of a duration. */
export function findCubeta(ms: number): number {
  let low = 0;
  let high = CUBETAS - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((BORDES_MS[middle] ?? 0) <= ms) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** A histogram nobody has written into. */
export function createHistograma(): number[] {
  return Array.from({ length: CUBETAS }, () => 0);
}

/** Adds what one histogram counted to another. */
export function addHistograma(suma: number[], otro: Histograma): void {
  for (let at = 0; at < CUBETAS; at++) suma[at] = (suma[at] ?? 0) + (otro[at] ?? 0);
}

/** Between which durations a percentile lies; `hasta` is null in the last bucket. */
export interface Percentil {
  readonly desde: number;
  readonly hasta: number | null;
}

/**
 * The bucket in which a percentile lies, by nearest rank: the exact one lies in it too. Undefined of nothing.
 *
 * @param parte of the whole: 0.95
 */
export function findPercentil(histograma: Histograma, parte: number): Percentil | undefined {
  const total = histograma.reduce((sum, count) => sum + count, 0);
  if (total === 0) return undefined;
  const rango = Math.max(1, Math.ceil(parte * total));
  let seen = 0;
  const cubeta = histograma.findIndex((count) => {
    seen += count;
    return seen >= rango;
  });
  return { desde: BORDES_MS[cubeta] ?? 0, hasta: BORDES_MS[cubeta + 1] ?? null };
}
