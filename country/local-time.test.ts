import { describe, expect, it } from 'vitest';
import { hourOf, startOfDay, toDayAndTime, toMoment } from './local-time.ts';
import { ZONE } from './zone.ts';

describe('days and times of the country', () => {
  it('begins at midnight of Colombia and ends where the next one begins', () => {
    expect(startOfDay('2026-12-31').toISOString()).toBe('2026-12-31T05:00:00.000Z');
    expect(startOfDay('2026-12-31', 1)).toEqual(startOfDay('2027-01-01'));
  });

  it.each([
    ['2026-11-21T04:59:59.999Z', '2026-11-20', '23:59', 23],
    ['2026-11-21T05:00:00Z', '2026-11-21', '00:00', 0],
    ['2026-11-21T19:30:00Z', '2026-11-21', '14:30', 14],
  ])('%s is the %s at %s', (utc, day, time, hour) => {
    expect([toDayAndTime(new Date(utc)), hourOf(new Date(utc))]).toEqual([{ day, time }, hour]);
    expect(toDayAndTime(toMoment(day, time))).toEqual({ day, time });
  });

  it('has the offset the zone has in the IANA database, all year', () => {
    const zone = new Intl.DateTimeFormat('en', { timeZone: ZONE.name, timeZoneName: 'longOffset' });
    for (const day of ['2026-01-01', '2026-07-01', '2093-10-01']) {
      const parts = zone.formatToParts(new Date(day));
      expect(parts.find(({ type }) => type === 'timeZoneName')?.value).toBe(`GMT${ZONE.offset}`);
    }
    expect(toMoment('2026-01-01', '00:00').toISOString()).toBe('2026-01-01T05:00:00.000Z');
    expect(ZONE.offsetMinutes).toBe(-300);
  });
});
