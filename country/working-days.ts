import { ZONE } from './zone.ts';

const DAY_MS = 86_400_000;
const MONDAY = 1;

/** Holidays on their own date: month and day (Código Sustantivo del Trabajo, article 177). */
const FIXED = [
  ['01-01', 'Año Nuevo'],
  ['05-01', 'Día del Trabajo'],
  ['07-20', 'Día de la Independencia'],
  ['08-07', 'Batalla de Boyacá'],
  ['12-08', 'Inmaculada Concepción'],
  ['12-25', 'Navidad'],
] as const;

/** Holidays moved to the following Monday, unless they fall on one (Ley 51 de 1983, article 1). */
const MOVED = [
  ['01-06', 'Día de los Reyes Magos'],
  ['03-19', 'Día de San José'],
  ['06-29', 'San Pedro y San Pablo'],
  ['08-15', 'Asunción de la Virgen'],
  ['10-12', 'Día de la Diversidad Étnica y Cultural'],
  ['11-01', 'Todos los Santos'],
  ['11-11', 'Independencia de Cartagena'],
] as const;

/** Days after Easter; the last three stand on the Mondays Ley 51 de 1983 moves them to. */
const AFTER_EASTER = [
  [-3, 'Jueves Santo'],
  [-2, 'Viernes Santo'],
  [43, 'Ascensión del Señor'],
  [64, 'Corpus Christi'],
  [71, 'Sagrado Corazón de Jesús'],
] as const;

const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONE.name,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Calendar days are ISO texts (`2026-07-14`); arithmetic happens in UTC, where no day has another length. */
function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The calendar day of Colombia at a moment. */
export function toColombianDay(moment: Date): string {
  return calendar.format(moment);
}

/** The day so many days later, holidays or not; earlier when negative. */
export function addDays(day: string, days: number): string {
  return dayOf(Date.parse(day) + days * DAY_MS);
}

/** The same day so many months later, earlier when negative; the last one of a month that has no such day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  return dayOf(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())));
}

/** Days from one day to another; negative when the second is earlier. */
export function countDays(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** Gregorian Easter (anonymous algorithm of Meeus, Jones and Butcher). */
function easterOf(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return dayOf(Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1));
}

function followingMonday(day: string): string {
  return addDays(day, (MONDAY + 7 - new Date(day).getUTCDay()) % 7);
}

const holidaysByYear = new Map<number, ReadonlyMap<string, string>>();

/** The public holidays of Colombia in a year, each day with its name. */
export function listHolidays(year: number): ReadonlyMap<string, string> {
  const known = holidaysByYear.get(year);
  if (known !== undefined) return known;
  const easter = easterOf(year);
  const holidays = new Map([
    ...FIXED.map(([day, name]) => [`${year}-${day}`, name] as const),
    ...MOVED.map(([day, name]) => [followingMonday(`${year}-${day}`), name] as const),
    ...AFTER_EASTER.map(([days, name]) => [addDays(easter, days), name] as const),
  ]);
  holidaysByYear.set(year, holidays);
  return holidays;
}

/** Name of the public holiday that falls on a day. */
export function findHoliday(day: string): string | undefined {
  return listHolidays(Number(day.slice(0, 4))).get(day);
}

/** Days on which nobody works beside weekends and holidays, such as a day of mourning a decree declares. */
export type ExtraDays = ReadonlySet<string>;
const NONE: ExtraDays = new Set();

/**
 * Whether public offices of Colombia work that day: Monday to Friday, holidays aside.
 *
 * @param extra days without work beside them
 */
export function isWorkingDay(day: string, extra = NONE): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && findHoliday(day) === undefined && !extra.has(day);
}

/** The day itself when it is a working day, else the next one. */
export function nextWorkingDay(day: string, extra = NONE): string {
  let next = day;
  while (!isWorkingDay(next, extra)) next = addDays(next, 1);
  return next;
}

/**
 * The working day that ends a term of so many working days: the day of the agreement does not count, the last one does
 * (Código de Régimen Político y Municipal, article 62).
 *
 * @param days a whole number, zero or more; with zero the day itself
 */
export function addWorkingDays(day: string, days: number, extra = NONE): string {
  let last = day;
  for (let left = days; left > 0; left -= 1) last = nextWorkingDay(addDays(last, 1), extra);
  return last;
}

/** Mondays to Fridays after a day, up to another which counts too: whole weeks at once. */
function countWeekdays(from: string, to: string): number {
  const days = countDays(from, to);
  const weekday = new Date(from).getUTCDay();
  let found = Math.floor(days / 7) * 5;
  for (let day = 1; day <= days % 7; day += 1)
    found += (weekday + day) % 7 === 0 || (weekday + day) % 7 === 6 ? 0 : 1;
  return found;
}

/**
 * Working days after a day, up to another which counts too; negative when the other is earlier. Its time does not
 * depend on the distance, because lists and tables compute it for thousands of rows.
 */
export function countWorkingDays(from: string, to: string, extra = NONE): number {
  if (to < from) return 0 - countWorkingDays(to, from, extra);
  let working = countWeekdays(from, to);
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1)
    for (const day of listWeekdayHolidays(year)) if (day > from && day <= to) working -= 1;
  for (const day of extra) if (day > from && day <= to && isWorkingDay(day)) working -= 1;
  return working;
}

const weekdayHolidaysByYear = new Map<number, readonly string[]>();

/** The holidays of a year that take a working day away. */
function listWeekdayHolidays(year: number): readonly string[] {
  const known = weekdayHolidaysByYear.get(year);
  if (known !== undefined) return known;
  const days = [...listHolidays(year).keys()].filter((day) => new Date(day).getUTCDay() % 6 !== 0);
  weekdayHolidaysByYear.set(year, days);
  return days;
}
