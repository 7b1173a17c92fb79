/**
 * A percentile of measured times by nearest rank: the smallest time that at least that part of them does not exceed.
 *
 * @param sorted times in ascending order; 0 of none
 * @param part between 0 and 1: of 20 times, 0.95 is the nineteenth
 */
export function computePercentile(sorted: readonly number[], part: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0;
}
