/**
 * A time of the day in Spanish of America: '9:58 a. m.', midnight '12:00 a. m.', noon '12:00 p. m.'. Its blanks do not break, so
 * that no line ends inside it.
 *
 * @param hours 0 to 23
 * @param minutes 0 to 59
 */
export function presentClock(hours: number, minutes: number): string {
  const half = hours < 12 ? 'a.\u00a0m.' : 'p.\u00a0m.';
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}\u00a0${half}`;
}
