import { ZONE } from './zone.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * The moment a day begins in the country, which has one time all year.
 *
 * @param day as '2026-05-05'
 * @param later so many days after it: 1 is where the day ends
 */
export function startOfDay(day: string, later = 0): Date {
  return new Date(toMoment(day, '00:00').getTime() + later * DAY_MS);
}

/**
 * The moment of a day and a time of the country.
 *
 * @param day as '2026-05-05'
 * @param time as '14:30', '14:30:00' or '14:30:00.000'
 */
export function toMoment(day: string, time: string): Date {
  return new Date(toMomentText(day, time));
}

/** The same as ISO text, with the offset of the country. */
export function toMomentText(day: string, time: string): string {
  return `${day}T${time}${ZONE.offset}`;
}

/** Day and time a moment has in the country: '2026-05-05' and '14:30'. */
export function toDayAndTime(moment: Date): { readonly day: string; readonly time: string } {
  const local = new Date(moment.getTime() + ZONE.offsetMinutes * MINUTE_MS).toISOString();
  return { day: local.slice(0, 10), time: local.slice(11, 16) };
}

/** Hour of the day in the country, 0 to 23. */
export function hourOf(moment: Date): number {
  return Number(toDayAndTime(moment).time.slice(0, 2));
}
