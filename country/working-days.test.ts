import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  addWorkingDays,
  countWorkingDays,
  findHoliday,
  isWorkingDay,
  listHolidays,
  nextWorkingDay,
  toColombianDay,
} from './working-days.ts';

/** Public holidays as the calendars of those years have them. */
const HOLIDAYS: readonly (readonly [year: number, days: string])[] = [
  [
    2024,
    '01-01 01-08 03-25 03-28 03-29 05-01 05-13 06-03 06-10 07-01 07-20 08-07 08-19 10-14 11-04 11-11 12-08 12-25',
  ],
  [
    2025,
    '01-01 01-06 03-24 04-17 04-18 05-01 06-02 06-23 06-30 07-20 08-07 08-18 10-13 11-03 11-17 12-08 12-25',
  ],
  [
    2026,
    '01-01 01-12 03-23 04-02 04-03 05-01 05-18 06-08 06-15 06-29 07-20 08-07 08-17 10-12 11-02 11-16 12-08 12-25',
  ],
  [
    2027,
    '01-01 01-11 03-22 03-25 03-26 05-01 05-10 05-31 06-07 07-05 07-20 08-07 08-16 10-18 11-01 11-15 12-08 12-25',
  ],
  [
    2028,
    '01-01 01-10 03-20 04-13 04-14 05-01 05-29 06-19 06-26 07-03 07-20 08-07 08-21 10-16 11-06 11-13 12-08 12-25',
  ],
];

const day = fc.integer({ min: 0, max: 365 * 40 }).map((days) => addDays('2000-01-01', days));
const term = fc.integer({ min: 0, max: 250 });

describe('public holidays of Colombia', () => {
  it.each(HOLIDAYS)('[MESA-11] the public holidays of %i', (year, days) => {
    // In 2025 the Sacred Heart and Saint Peter and Saint Paul fall on the same Monday.
    expect([...listHolidays(year).keys()].toSorted()).toEqual(
      days.split(' ').map((text) => `${year}-${text}`),
    );
  });

  it('each is known by its name', () => {
    expect(findHoliday('2026-11-16')).toBe('Independencia de Cartagena');
    expect(findHoliday('2026-04-03')).toBe('Viernes Santo');
    expect(findHoliday('2026-11-20')).toBeUndefined();
  });

  it('every moved one is a Monday, Maundy Thursday and Good Friday follow each other', () => {
    for (let year = 1984; year <= 2100; year += 1) {
      const days = [...listHolidays(year).keys()];
      const weekdays = days.filter((text) => new Date(text).getUTCDay() === 1);
      expect(weekdays.length).toBeGreaterThanOrEqual(9);
      const fridays = days.filter(
        (text) => new Date(text).getUTCDay() === 5 && days.includes(addDays(text, -1)),
      );
      expect(fridays.length).toBeGreaterThanOrEqual(1);
    }
  });
});

describe('working days', () => {
  it.each([
    ['2026-11-20', true, 'a Friday'],
    ['2026-11-21', false, 'a Saturday'],
    ['2026-11-22', false, 'a Sunday'],
    ['2026-11-16', false, 'the Monday of the Independence of Cartagena'],
    ['2026-12-08', false, 'the Immaculate Conception, on its own day'],
    ['2026-11-11', true, 'the day it was moved from'],
  ])('%s: %s, %s', (text, expected) => {
    expect(isWorkingDay(text)).toBe(expected);
  });

  it.each([
    ['2026-11-13', 1, '2026-11-17'],
    ['2026-11-20', 5, '2026-11-27'],
    ['2026-12-04', 3, '2026-12-10'],
    ['2026-12-30', 2, '2027-01-04'],
    ['2026-04-01', 1, '2026-04-06'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('%s and %i working days: %s', (from, days, expected) => {
    expect(addWorkingDays(from, days)).toBe(expected);
  });

  it.each([
    ['2026-11-20', '2026-11-23', 1],
    ['2026-11-20', '2026-11-22', 0],
    ['2026-11-23', '2026-11-20', -1],
    ['2026-11-13', '2026-11-17', 1],
    ['2026-01-01', '2026-12-31', 243],
  ])('from %s to %s there are %i', (from, to, expected) => {
    expect(countWorkingDays(from, to)).toBe(expected);
  });

  it('a term ends on a working day, and counting it again gives the same number', () => {
    fc.assert(
      fc.property(day, term, (from, days) => {
        const last = addWorkingDays(from, days);
        expect(countWorkingDays(from, last)).toBe(days);
        if (days > 0) expect(isWorkingDay(last)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('counting is additive and changes its sign with the direction', () => {
    fc.assert(
      fc.property(day, term, term, (from, first, second) => {
        const middle = addDays(from, first);
        const last = addDays(middle, second);
        expect(countWorkingDays(from, last)).toBe(
          countWorkingDays(from, middle) + countWorkingDays(middle, last),
        );
        expect(countWorkingDays(last, from)).toBe(0 - countWorkingDays(from, last));
      }),
      { numRuns: 200 },
    );
  });

  it('over years it is how many of the days are worked', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 1500 }), (from, days) => {
        const each = Array.from({ length: days }, (_, place) => addDays(from, place + 1));
        expect(countWorkingDays(from, addDays(from, days))).toBe(
          each.filter((one) => isWorkingDay(one)).length,
        );
      }),
      { numRuns: 50 },
    );
  });

  it('days without work that are added are worked no more, and never bring the end of a term forward', () => {
    const extras = fc.array(term, { maxLength: 8 });
    fc.assert(
      fc.property(day, term, extras, (from, days, offsets) => {
        const extra = new Set(offsets.map((offset) => addDays(from, offset)));
        const last = addWorkingDays(from, days, extra);
        expect(last >= addWorkingDays(from, days)).toBe(true);
        expect(countWorkingDays(from, last, extra)).toBe(days);
        expect(isWorkingDay(nextWorkingDay(last, extra), extra)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('the next working day is one, is not earlier, and no working day lies between', () => {
    fc.assert(
      fc.property(day, (from) => {
        const next = nextWorkingDay(from);
        expect(isWorkingDay(next)).toBe(true);
        expect(next >= from).toBe(true);
        for (let between = from; between < next; between = addDays(between, 1))
          expect(isWorkingDay(between)).toBe(false);
      }),
      { numRuns: 200 },
    );
  });
});

it('a day ends at midnight of Bogota', () => {
  expect(toColombianDay(new Date('2026-11-21T04:59:59Z'))).toBe('2026-11-20');
  expect(toColombianDay(new Date('2026-11-21T05:00:00Z'))).toBe('2026-11-21');
});

describe('months', () => {
  it.each([
    ['2026-11-27', 24, '2028-11-27'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-11-27', -12, '2025-11-27'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-12-15', 0, '2026-12-15'],
  ])('[AREA-05] from %s on %i are %s', (from, months, to) => {
    expect(addMonths(from, months)).toBe(to);
  });
});
