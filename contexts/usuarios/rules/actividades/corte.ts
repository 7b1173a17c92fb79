import { addDays, toColombianDay } from '@marco/country/working-days';

/** Today and the last day of its week: what the matters of a home are grouped by. */
export interface CorteDeAsuntos {
  readonly hoy: string;
  /** The Sunday of the week. */
  readonly finDeSemana: string;
}

/** The days a home is read on; a week begins on Monday. */
export function computeCorte(now: Date): CorteDeAsuntos {
  const hoy = toColombianDay(now);
  const diaDeSemana = new Date(`${hoy}T12:00:00Z`).getUTCDay();
  return { hoy, finDeSemana: addDays(hoy, diaDeSemana === 0 ? 0 : 7 - diaDeSemana) };
}
