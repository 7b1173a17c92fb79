import { toMoment } from '@marco/country/local-time';
import { addDays, toColombianDay } from '@marco/country/working-days';

/** Hour of the country at which an edition is written: after the cut of the indicators. */
const HORA = '03:00';

/** The day whose edition is the latest that should be there. */
export function findUltimaFecha(ahora: Date): string {
  const hoy = toColombianDay(ahora);
  return ahora >= toMoment(hoy, HORA) ? hoy : addDays(hoy, -1);
}

/** Monday of the week of a day: a dump is made of the first edition of a week. */
export function findLunes(dia: string): string {
  return addDays(dia, -((new Date(dia).getUTCDay() + 6) % 7));
}
