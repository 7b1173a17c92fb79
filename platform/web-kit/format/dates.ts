import { presentClock } from '@marco/contract-kit/clock-text';
import { getZone } from './zone.ts';

const shortDate = createFormat({ day: '2-digit', month: '2-digit', year: 'numeric' });
const longDate = createFormat({ day: 'numeric', month: 'long', year: 'numeric' });
const weekdayDate = createFormat({ dateStyle: 'full' });
const clock = createFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** A format of the zone the application declared, which is known when the first moment is shown and not before. */
function createFormat(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let made: { readonly zone: string; readonly format: Intl.DateTimeFormat } | undefined;
  return (date) => {
    const { name } = getZone();
    if (made?.zone !== name)
      made = { zone: name, format: new Intl.DateTimeFormat('es-CO', { ...options, timeZone: name }) };
    return made.format.format(date);
  };
}

/** A calendar day without hour ('2026-05-05'). Read as UTC, it could become the day before. */
const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A moment as the server sends it: ISO text in UTC, a calendar day, milliseconds or a `Date`. */
export type Moment = string | number | Date;

function toDate(moment: Moment): Date {
  if (typeof moment === 'string' && CALENDAR_DAY.test(moment))
    return new Date(`${moment}T12:00:00${getZone().offset}`);
  return moment instanceof Date ? moment : new Date(moment);
}

function write(moment: Moment | null | undefined, format: (date: Date) => string): string {
  if (moment === null || moment === undefined || moment === '') return '';
  const date = toDate(moment);
  return Number.isNaN(date.getTime()) ? '' : format(date);
}

/** '05/05/2026', in the zone of the application; empty text for an absent or unreadable moment. */
export function formatDate(moment: Moment | null | undefined): string {
  return write(moment, shortDate);
}

/** '5 de mayo de 2026', in the zone of the application. */
export function formatLongDate(moment: Moment | null | undefined): string {
  return write(moment, longDate);
}

/** '10:42 a. m.', in the zone of the application. */
export function formatTime(moment: Moment | null | undefined): string {
  return write(moment, (date) => {
    const [hours = 0, minutes = 0] = clock(date).split(':').map(Number);
    return presentClock(hours, minutes);
  });
}

/** 'martes, 21 de julio de 2026', in the zone of the application. */
export function formatWeekdayDate(moment: Moment | null | undefined): string {
  return write(moment, weekdayDate);
}

/** Hour of the day in the zone of the application, 0 to 23. */
export function hourOfDay(moment: Date): number {
  return Number(clock(moment).split(':')[0]);
}
