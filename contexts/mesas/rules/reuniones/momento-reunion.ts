import { isCalendarDay } from '@marco/contract-kit/calendar-day';
import { toDayAndTime, toMoment } from '@marco/country/local-time';
import { DURACION_REUNION } from '../../contract/terms.ts';

const HORA = /^([01]\d|2[0-3]):[0-5]\d$/;

/** First and last allowed year of a meeting; another year is a typing mistake. */
const ANOS = { primero: 2000, ultimo: 2100 } as const;

/** Whether it is a day of the calendar, `AAAA-MM-DD`. */
export function isFecha(fecha: string): boolean {
  const ano = Number(fecha.slice(0, 4));
  return isCalendarDay(fecha) && ano >= ANOS.primero && ano <= ANOS.ultimo;
}

/** Whether it is a time of the day, `HH:mm`. */
export function isHora(hora: string): boolean {
  return HORA.test(hora);
}

/** The moment of a day and time of Colombia. */
export function parseMomento(fecha: string, hora: string): Date {
  return toMoment(fecha, `${hora}:00`);
}

/** Day and time of a moment in Colombia. */
export function presentFechaHora(moment: Date): { readonly fecha: string; readonly hora: string } {
  const { day, time } = toDayAndTime(moment);
  return { fecha: day, hora: time };
}

/**
 * The moment when a meeting officially began (`fechaCreacion`, MESA-10). If it is started on its day or before, it
 * begins now. If it is started on a later day, it took place at the programmed moment and is only registered now; in
 * this way a past meeting is registered.
 */
export function computeInicioReal(programado: Date, ahora: Date): Date {
  return presentFechaHora(programado).fecha < presentFechaHora(ahora).fecha ? programado : ahora;
}

/** When a meeting began and what it was programmed for; null while the two are one. */
export interface MomentosReunion {
  readonly inicio: Date;
  readonly programada: Date | null;
}

/**
 * The moments after somebody wrote when the meeting is. What it was programmed for leaves them as they are; another
 * day or time is when it is to be, or was, held.
 */
export function computeMomentos(actual: MomentosReunion, escrito: Date): MomentosReunion {
  const { fecha, hora } = presentFechaHora(actual.programada ?? actual.inicio);
  const dicho = presentFechaHora(escrito);
  return dicho.fecha === fecha && dicho.hora === hora ? actual : { inicio: escrito, programada: null };
}

/** The longest a meeting lasts: one finished later than that was left open. */
const DURACION_MAXIMA_MS = DURACION_REUNION.maxima * 60_000;

/**
 * The real end of a meeting with a real start; null if it is not known, as for a meeting that was registered
 * afterwards.
 */
export function computeFinReal(
  { inicio, programada }: MomentosReunion,
  finalizada: Date | null,
): Date | null {
  if (programada === null || finalizada === null) return null;
  return finalizada.getTime() - inicio.getTime() <= DURACION_MAXIMA_MS ? finalizada : null;
}

/** Whether a meeting of so many minutes is over. */
export function isPasada(inicio: Date, minutos: number, ahora: Date): boolean {
  return inicio.getTime() + minutos * 60_000 <= ahora.getTime();
}
