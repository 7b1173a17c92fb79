import { describe, expect, it } from 'vitest';
import { computeCorte } from './corte.ts';

describe('the days a home is read on', () => {
  it.each([
    ['a Monday', '2026-07-20T15:00:00Z', '2026-07-20', '2026-07-26'],
    ['a Tuesday', '2026-07-21T15:00:00Z', '2026-07-21', '2026-07-26'],
    ['a Saturday', '2026-07-25T15:00:00Z', '2026-07-25', '2026-07-26'],
    ['a Sunday, which ends its week', '2026-07-26T15:00:00Z', '2026-07-26', '2026-07-26'],
    ['a Monday in UTC that is Sunday in Colombia', '2026-07-27T03:00:00Z', '2026-07-26', '2026-07-26'],
    ['the end of a year', '2026-12-31T15:00:00Z', '2026-12-31', '2027-01-03'],
  ])('[AREA-13] %s', (_, now, hoy, finDeSemana) => {
    expect(computeCorte(new Date(now))).toEqual({ hoy, finDeSemana });
  });
});
