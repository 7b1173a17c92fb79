import { expect, it } from 'vitest';
import { formatLongDate } from './dates.ts';
import { formatLongMoment, formatMoment, formatPeriod, formatSpan } from './moments.ts';

const MOMENT = '2026-11-22T15:42:00Z';

it('a moment is written one way, short in lists and long among facts', () => {
  expect(formatMoment(MOMENT)).toBe('22/11/2026, 10:42\u00a0a.\u00a0m.');
  expect(formatLongMoment(MOMENT)).toBe('22 de noviembre de 2026, 10:42\u00a0a.\u00a0m.');
  expect([formatMoment(null), formatLongMoment(undefined)]).toEqual(['', '']);
});

it.each([
  ['2026-11-22', null, 'Desde el 22/11/2026'],
  [null, '2026-11-23', 'Hasta el 23/11/2026'],
  ['2026-11-22', '2026-11-23', 'Del 22/11/2026 al 23/11/2026'],
  ['2026-11-22', '2026-11-22', 'El 22/11/2026'],
  [null, null, ''],
])('a period is written one way: %s to %s', (from, to, text) => {
  expect(formatPeriod(from, to)).toBe(text);
});

it('hours of one day name the day once, of several days both', () => {
  const until = '2026-11-22T16:00:00Z';
  expect(formatSpan(MOMENT, until).replaceAll('\u00a0', ' ')).toBe(
    'El 22/11/2026, de 10:42 a. m. a 11:00 a. m.',
  );
  expect(formatSpan(MOMENT, '2026-11-23T16:00:00Z', formatLongDate).replaceAll('\u00a0', ' ')).toBe(
    'Del 22 de noviembre de 2026, 10:42 a. m. al 23 de noviembre de 2026, 11:00 a. m.',
  );
});
