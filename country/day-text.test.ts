import { expect, it } from 'vitest';
import { formatLongDay, formatShortDay } from './day-text.ts';

it.each([
  ['2026-07-08', '8 de julio de 2026', '08/07/2026'],
  ['2026-12-31', '31 de diciembre de 2026', '31/12/2026'],
  ['2027-01-01', '1 de enero de 2027', '01/01/2027'],
  ['2028-02-29', '29 de febrero de 2028', '29/02/2028'],
])('%s is the same day wherever it is written: %s, %s', (day, long, short) => {
  expect([formatLongDay(day), formatShortDay(day)]).toEqual([long, short]);
});
