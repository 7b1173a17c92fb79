import { CalendarDate, parseDate, parseTime, type Time } from '@internationalized/date';
import { formatDate, formatTime, getZone } from '../format/index.ts';

/** What a day of the calendar may say; days are texts like '2026-05-05'. */
export interface DayRules {
  /** First day that can be chosen. */
  readonly min?: string | undefined;
  /** Last day that can be chosen. */
  readonly max?: string | undefined;
  /** Says why a day between them cannot be chosen ('La mesa no se reúne los domingos.'). */
  readonly findUnavailable?: ((day: string) => string | undefined) | undefined;
  /** Name of the holiday that falls on a day; it is marked, not refused. */
  readonly findHoliday?: ((day: string) => string | undefined) | undefined;
}

const FIRST_WHOLE_YEAR = 1000;
const TYPED_DAY = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*$/;

/** A day out of '2026-05-05'; null for empty or unreadable text. */
export function parseDay(text: string): CalendarDate | null {
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}

/** Reads a day from pasted text: '5/5/2026' or '2026-05-05'. */
export function parsePastedDay(text: string): CalendarDate | null {
  const [, day = '', month = '', year = ''] = TYPED_DAY.exec(text) ?? [];
  if (year === '') return parseDay(text.trim());
  const found = new CalendarDate(Number(year), Number(month), Number(day));
  // The constructor moves the 31st of February to an existing day, which the person did not mean.
  return found.day === Number(day) && found.month === Number(month) ? found : null;
}

/** '2026-05-05', or empty text while the year has fewer than four digits. */
export function writeDay(day: CalendarDate): string {
  return day.year < FIRST_WHOLE_YEAR ? '' : day.toString();
}

/** Why a typed day is not accepted; null if it is. */
export function findDayProblem(day: CalendarDate, { min, max, findUnavailable }: DayRules): string | null {
  const text = writeDay(day);
  if (text === '') return 'Escriba el año con cuatro cifras.';
  if (min && text < min) return `La fecha debe ser desde el ${formatDate(min)}.`;
  if (max && text > max) return `La fecha debe ser hasta el ${formatDate(max)}.`;
  return findUnavailable?.(text) ?? null;
}

/** A time out of '14:30'; null for empty or unreadable text. */
export function parseClock(text: string): Time | null {
  try {
    return parseTime(text);
  } catch {
    return null;
  }
}

/** '14:30'. */
export function writeClock(time: Time): string {
  return time.toString().slice(0, 5);
}

/** Why a typed time is not accepted; null if it is. */
export function findTimeProblem(time: Time, min?: string, max?: string): string | null {
  const text = writeClock(time);
  if (min && text < min) return `La hora debe ser desde las ${presentHour(min)}`;
  if (max && text > max) return `La hora debe ser hasta las ${presentHour(max)}`;
  return null;
}

/** Ends with the stop of 'm.', which also ends the sentence. */
function presentHour(text: string): string {
  return formatTime(`2026-01-01T${text}:00${getZone().offset}`);
}

/** Whether some but not all segments of a control are filled. */
export function isHalfFilled(control: HTMLElement): boolean {
  const segments = [...control.querySelectorAll('[role="spinbutton"]')];
  const empty = segments.filter((segment) => segment.hasAttribute('data-placeholder')).length;
  return empty > 0 && empty < segments.length;
}
