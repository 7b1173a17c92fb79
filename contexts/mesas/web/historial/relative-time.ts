import { LOCALE } from '@marco/country/zone';
import type { Moment } from '@marco/web-kit/format';

const MINUTE_MS = 60_000;
const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * 24 * 60],
  ['month', 30 * 24 * 60],
  ['week', 7 * 24 * 60],
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
];

/** How long ago something was: 'hace 5 minutos', 'hace 2 horas'; under a minute, or ahead, 'hace un momento'. */
export function formatRelative(moment: Moment, now: Moment): string {
  const minutes = Math.floor((new Date(now).getTime() - new Date(moment).getTime()) / MINUTE_MS);
  const step = STEPS.find(([, length]) => minutes >= length);
  if (!step) return 'hace un momento';
  const [unit, length] = step;
  return new Intl.RelativeTimeFormat(LOCALE).format(-Math.floor(minutes / length), unit);
}
