import { addDays } from '@marco/country/working-days';

/** The Sunday a week ends with. */
export function computeFinDeSemana(hoy: string): string {
  return addDays(hoy, (7 - new Date(hoy).getUTCDay()) % 7);
}
