import {
  addDays,
  addWorkingDays,
  countDays,
  countWorkingDays,
  nextWorkingDay,
} from '@marco/country/working-days';

/** Days without work beside weekends and holidays, for the requests of one entity. */
export type CalendarioHabil = ReadonlySet<string>;

/** A day without work of the list of the parameter. */
export interface DiaNoHabil {
  /** `2026-12-24`. */
  readonly fecha: string;
  /** Whole country (`nacional`), or the NIT of the entity whose requests it counts for. */
  readonly alcance: string;
}

/** The days without work the requests of an entity count with. */
export function toCalendario(dias: readonly DiaNoHabil[], nit: string | null): CalendarioHabil {
  const own = dias.filter(({ alcance }) => alcance === 'nacional' || alcance === nit);
  return new Set(own.map(({ fecha }) => fecha));
}

/** A term as it is kept: its days are working days, or calendar days where the entity remedies. */
export interface TerminoDePlazo {
  readonly desde: string;
  readonly dias: number;
  readonly enCalendario: boolean;
}

/**
 * Last day of a term. One that would end on a day without work ends on the next working day (Código de Régimen Político
 * y Municipal, article 62).
 */
export function computeUltimoDia(
  { desde, dias, enCalendario }: TerminoDePlazo,
  calendario: CalendarioHabil,
): string {
  const last = enCalendario ? addDays(desde, dias) : addWorkingDays(desde, dias, calendario);
  return nextWorkingDay(last, calendario);
}

/** Days a term has left on a day, in its own measure; never less than none. */
export function countRestantes(
  { ultimoDia, enCalendario }: { readonly ultimoDia: string; readonly enCalendario: boolean },
  hoy: string,
  calendario: CalendarioHabil,
): number {
  const left = enCalendario ? countDays(hoy, ultimoDia) : countWorkingDays(hoy, ultimoDia, calendario);
  return Math.max(0, left);
}

/**
 * Last day of a term once the days without work changed. A day that was taken off the list may bring a term forward,
 * but never to a day that is over.
 */
export function computeUltimoDiaDeNuevo(
  termino: TerminoDePlazo,
  actual: string,
  hoy: string,
  calendario: CalendarioHabil,
): string {
  const computed = computeUltimoDia(termino, calendario);
  return computed < hoy && actual >= hoy ? nextWorkingDay(hoy, calendario) : computed;
}

/**
 * Day a filing counts from: what arrives at the closing hour or later, or on a day without work, counts as of the next
 * working day (domain §6).
 *
 * @param hora hour of the day in Colombia, 0 to 23
 * @param horaCorte 24 where no hour closes the day
 */
export function computeDiaDeRadicacion(
  { dia, hora }: { readonly dia: string; readonly hora: number },
  horaCorte: number,
  calendario: CalendarioHabil,
): string {
  return nextWorkingDay(hora >= horaCorte ? addDays(dia, 1) : dia, calendario);
}
