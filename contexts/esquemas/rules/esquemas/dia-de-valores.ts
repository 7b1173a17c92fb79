const DIA = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Bogota' });

/**
 * The day, AAAA-MM-DD in Colombia, whose values of lists a version has: today, or the last day it was in force.
 *
 * @param rigeHasta when it stopped being in force; null while it is, or was not yet
 */
export function presentDiaDeValores(rigeHasta: Date | null): string {
  return DIA.format(rigeHasta ?? new Date());
}
