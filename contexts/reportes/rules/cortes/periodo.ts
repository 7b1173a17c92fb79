import { startOfDay, toMoment } from '@marco/country/local-time';
import { addDays, addMonths, toColombianDay } from '@marco/country/working-days';
import type { ClaseCorte } from '../../contract/terms.ts';

/** Hour of the country at which the cut of a day is taken. */
const HORA_DE_CORTE = '02:00';
/** Months a product that starts looks back to. */
const MESES_DE_HISTORIA = 24;

/** Which cut: of a day, or the closure of the month whose first day it is. */
export interface CualCorte {
  readonly clase: ClaseCorte;
  readonly fecha: string;
}

/** What a cut counts. */
export interface Periodo {
  /** First day of what flows. */
  readonly desde: string;
  /** Moment up to which facts count; that moment itself does not. */
  readonly hasta: Date;
}

const toMes = (day: string) => `${day.slice(0, 7)}-01`;

/**
 * What a cut counts: the closure its month, that of a day the facts until two in the morning, with what flows since the month of the
 * day before began.
 */
export function computePeriodo({ clase, fecha }: CualCorte): Periodo {
  if (clase === 'mes') return { desde: fecha, hasta: startOfDay(addMonths(fecha, 1)) };
  return { desde: toMes(addDays(fecha, -1)), hasta: toMoment(fecha, HORA_DE_CORTE) };
}

/** The day whose cut is the latest that should be there. */
export function findUltimoDia(ahora: Date): string {
  const hoy = toColombianDay(ahora);
  return ahora >= toMoment(hoy, HORA_DE_CORTE) ? hoy : addDays(hoy, -1);
}

/** First days of the months that should be closed, the oldest first. */
export function listMesesCerrados(ahora: Date, cuantos = MESES_DE_HISTORIA): readonly string[] {
  const mes = toMes(findUltimoDia(ahora));
  return Array.from({ length: cuantos }, (_, at) => addMonths(mes, at - cuantos));
}

/** Whether a cut is taken so late that it must be read from facts that carry their moments: after the day it is of. */
export function isReconstruido(cual: CualCorte, ahora: Date): boolean {
  return toColombianDay(ahora) > toColombianDay(computePeriodo(cual).hasta);
}
