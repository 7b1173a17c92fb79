import { toColombianDay } from '@marco/country/working-days';

/**
 * The day, AAAA-MM-DD in Colombia, whose values of lists a version has: today, or the last day it was in force.
 *
 * @param rigeHasta when it stopped being in force; null while it is, or was not yet
 */
export function presentDiaDeValores(rigeHasta: Date | null): string {
  return toColombianDay(rigeHasta ?? new Date());
}
