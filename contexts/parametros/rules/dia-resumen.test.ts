import { describe, expect, it } from 'vitest';
import { findDiaResumen } from './dia-resumen.ts';

describe('the day of the summary', () => {
  it.each([
    ['before the hour in Colombia', '2026-11-21T11:59:59Z', 7, undefined],
    ['from the hour on', '2026-11-21T12:00:00Z', 7, '2026-11-21'],
    ['late in the evening it is still that day in Colombia', '2026-11-22T04:59:59Z', 7, '2026-11-21'],
    ['after midnight in Colombia it is not yet time', '2026-11-22T05:00:00Z', 7, undefined],
    ['the first hour of the day', '2026-11-22T05:00:00Z', 0, '2026-11-22'],
    ['the last hour of the year', '2027-01-01T04:30:00Z', 23, '2026-12-31'],
  ])('%s', (_, now, hora, day) => {
    expect(findDiaResumen(new Date(now), hora)).toBe(day);
  });
});
