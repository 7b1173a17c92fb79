const DAY_MS = 86_400_000;
const MONDAY = 1;

/** Holidays on their own date: month and day. */
const FIXED = ['01-01', '05-01', '07-20', '08-07', '12-08', '12-25'];

/** Holidays moved to the following Monday (Ley 51 of 1983). */
const MOVED = ['01-06', '03-19', '06-29', '08-15', '10-12', '11-01', '11-11'];

/** Days after Easter: Maundy Thursday, Good Friday, and the three Monday feasts. */
const AFTER_EASTER = [-3, -2, 43, 64, 71];

/** Calendar days are ISO texts (`2026-07-14`); arithmetic happens in UTC, where no day has another length. */
function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

export function addDays(day: string, days: number): string {
  return dayOf(Date.parse(day) + days * DAY_MS);
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

const holidaysByYear = new Map<number, ReadonlySet<string>>();

function listHolidays(year: number): ReadonlySet<string> {
  const known = holidaysByYear.get(year);
  if (known !== undefined) return known;
  const easter = easterOf(year);
  const holidays = new Set([
    ...FIXED.map((day) => `${year}-${day}`),
    ...MOVED.map((day) => followingMonday(`${year}-${day}`)),
    ...AFTER_EASTER.map((days) => addDays(easter, days)),
  ]);
  holidaysByYear.set(year, holidays);
  return holidays;
}

/** Whether public offices of Colombia work that day. */
export function isWorkingDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !listHolidays(Number(day.slice(0, 4))).has(day);
}

/** The day itself when it is a working day, else the next one. */
export function nextWorkingDay(day: string): string {
  return isWorkingDay(day) ? day : nextWorkingDay(addDays(day, 1));
}
