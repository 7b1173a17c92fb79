import { expect, it } from 'vitest';
import { formatLongMoment, formatMoment, formatPeriod } from './moments.ts';

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
