import { describe, expect, it } from 'vitest';
import { isCalendarDay, parseCalendarDay } from './calendar-day.ts';

describe('days of the calendar', () => {
  it.each(['2026-05-05', '2024-02-29', '1999-12-31'])('%s is one', (text) => {
    expect([isCalendarDay(text), parseCalendarDay(text)]).toEqual([true, text]);
  });

  it.each([
    '2026-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '26-05-05',
    '2026-5-5',
    '2026-05-05T00',
    '',
  ])('%j is none', (text) => {
    expect([isCalendarDay(text), parseCalendarDay(text)]).toEqual([false, '']);
  });

  it('an address that says none has none', () => {
    expect([parseCalendarDay(undefined), parseCalendarDay(null)]).toEqual(['', '']);
  });
});
