import { LOCALE } from './zone.ts';

const LONG_DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' });

/** A day such as '2026-07-08' as '8 de julio de 2026'. A day has no zone, so it is read and written in UTC. */
export function formatLongDay(day: string): string {
  return LONG_DAY.format(new Date(day));
}

const MONTH = new Intl.DateTimeFormat(LOCALE, { year: 'numeric', month: 'long', timeZone: 'UTC' });

/** The month of a day such as '2026-07-08' as 'julio de 2026'. */
export function formatMonth(day: string): string {
  return MONTH.format(new Date(day));
}

/** A day such as '2026-07-08' as '08/07/2026'. */
export function formatShortDay(day: string): string {
  return day.split('-').reverse().join('/');
}
