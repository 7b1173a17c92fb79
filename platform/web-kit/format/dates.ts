import { presentClock } from '@marco/contract-kit/clock-text';

const ZONE = 'America/Bogota';

const shortDate = new Intl.DateTimeFormat('es-CO', {
  timeZone: ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const longDate = new Intl.DateTimeFormat('es-CO', {
  timeZone: ZONE,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const weekdayDate = new Intl.DateTimeFormat('es-CO', { timeZone: ZONE, dateStyle: 'full' });
const clock = new Intl.DateTimeFormat('es-CO', {
  timeZone: ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A calendar day without hour ('2026-05-05'): it must not move to the day before when read as UTC. */
const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A moment as the server sends it: ISO text in UTC, a calendar day, milliseconds or a `Date`. */
export type Moment = string | number | Date;

function toDate(moment: Moment): Date {
  if (typeof moment === 'string' && CALENDAR_DAY.test(moment)) return new Date(`${moment}T12:00:00-05:00`);
  return moment instanceof Date ? moment : new Date(moment);
}

function write(moment: Moment | null | undefined, format: (date: Date) => string): string {
  if (moment === null || moment === undefined || moment === '') return '';
  const date = toDate(moment);
  return Number.isNaN(date.getTime()) ? '' : format(date);
}

/** '05/05/2026', in Bogota time; empty text for an absent or unreadable moment. */
export function formatDate(moment: Moment | null | undefined): string {
  return write(moment, (date) => shortDate.format(date));
}

/** '5 de mayo de 2026', in Bogota time. */
export function formatLongDate(moment: Moment | null | undefined): string {
  return write(moment, (date) => longDate.format(date));
}

/** '10:42 a. m.', in Bogota time. */
export function formatTime(moment: Moment | null | undefined): string {
  return write(moment, (date) => {
    const [hours = 0, minutes = 0] = clock.format(date).split(':').map(Number);
    return presentClock(hours, minutes);
  });
}

/** 'martes, 21 de julio de 2026', in Bogota time. */
export function formatWeekdayDate(moment: Moment | null | undefined): string {
  return write(moment, (date) => weekdayDate.format(date));
}

/** Hour of the day in Bogota, 0 to 23. */
export function hourOfDay(moment: Date): number {
  return Number(clock.format(moment).split(':')[0]);
}
