/** Counts of people are told by these ranges alone: nobody is found among fewer than five (domain reportes §1 rule 7). */
const RANGOS = [
  [1, 4, 'De 1 a 4'],
  [5, 9, 'De 5 a 9'],
  [10, 19, 'De 10 a 19'],
  [20, 49, 'De 20 a 49'],
] as const;

/** The range a count of people is told by. */
export function presentRangoDePersonas(cantidad: number): string {
  if (cantidad <= 0) return 'Ninguna';
  return RANGOS.find(([, hasta]) => cantidad <= hasta)?.[2] ?? '50 o más';
}
