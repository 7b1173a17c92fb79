import { countWorkingDays } from '@marco/country/working-days';
import type { CalendarioHabil } from '../reloj/calendario.ts';

/** How many requests of a consultor wait for them in a term that began on a day. */
export interface EnMano {
  readonly consultorId: number;
  /** Day in Colombia their term began. */
  readonly desde: string;
  readonly cuantas: number;
}

/**
 * The working days that the requests in the hands of each consultor have waited there, together; after the first day, and
 * today counts. Days without work of one entity alone are days of work of the ministry.
 */
export function countDiasEnMano(
  filas: readonly EnMano[],
  hoy: string,
  calendario: CalendarioHabil,
): ReadonlyMap<number, number> {
  const dias = new Map<number, number>();
  for (const { consultorId, desde, cuantas } of filas)
    dias.set(consultorId, (dias.get(consultorId) ?? 0) + countDiasDeEspera(desde, hoy, calendario) * cuantas);
  return dias;
}

/** Working days something has waited since a day, which does not count; none where that day is yet to come. */
export function countDiasDeEspera(desde: string, hoy: string, calendario: CalendarioHabil): number {
  return desde < hoy ? countWorkingDays(desde, hoy, calendario) : 0;
}
