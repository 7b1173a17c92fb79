import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  capitalizeFirst,
  foldText,
  formatDate,
  formatLongDate,
  formatNumber,
  formatPercent,
  formatSize,
  formatTime,
  formatWeekdayDate,
  hourOfDay,
} from './index.ts';

describe('dates and times in Bogota', () => {
  it('writes a UTC moment on the Bogota day, also when UTC is already tomorrow', () => {
    expect(formatDate('2026-07-15T03:30:00.000Z')).toBe('14/07/2026');
    expect(formatLongDate('2026-05-06T04:59:59.000Z')).toBe('5 de mayo de 2026');
  });
  it('names the day of the week and tells the hour of the day', () => {
    expect(formatWeekdayDate('2026-07-22T03:30:00.000Z')).toBe('martes, 21 de julio de 2026');
    expect(['2026-07-22T04:59:00Z', '2026-07-22T05:00:00Z'].map((text) => hourOfDay(new Date(text)))).toEqual(
      [23, 0],
    );
  });
  it('keeps a calendar day on its day', () => {
    expect(formatDate('2026-05-05')).toBe('05/05/2026');
    expect(formatLongDate('2026-01-01')).toBe('1 de enero de 2026');
  });
  it.each([
    ['2026-07-21T15:42:00Z', '10:42\u00a0a.\u00a0m.'],
    ['2026-07-21T05:00:00Z', '12:00\u00a0a.\u00a0m.'],
    ['2026-07-21T17:00:00Z', '12:00\u00a0p.\u00a0m.'],
    ['2026-07-21T22:05:00Z', '5:05\u00a0p.\u00a0m.'],
  ])('writes %s as %s', (moment, text) => {
    expect(formatTime(moment)).toBe(text);
  });
  it('writes nothing for what is absent or unreadable', () => {
    for (const moment of [null, undefined, '', 'ayer']) {
      expect([formatDate(moment), formatLongDate(moment), formatTime(moment)]).toEqual(['', '', '']);
    }
  });
});

describe('numbers', () => {
  it('groups from four digits', () => {
    expect([0, 999, 1284, 1234567, 2.5].map(formatNumber)).toEqual(['0', '999', '1.284', '1.234.567', '2,5']);
  });
  it('writes percentages with a space', () => {
    expect([formatPercent(338, 1284), formatPercent(0, 0), formatPercent(1, 1)]).toEqual([
      '26,3 %',
      '0,0 %',
      '100,0 %',
    ]);
  });
  it('writes sizes in KB rounded up and in MB from a thousand', () => {
    expect([1, 841_200, 1_000_000, 1_390_000].map(formatSize)).toEqual(['1 KB', '842 KB', '1 MB', '1,4 MB']);
  });
});

describe('text', () => {
  it('[ENT-02] shows names with the first letter upper and the rest lower', () => {
    expect(capitalizeFirst(' MIGRACIÓN COLOMBIA ')).toBe('Migración colombia');
    expect(capitalizeFirst('ángel')).toBe('Ángel');
    expect(capitalizeFirst('')).toBe('');
  });
  it('folds case and accents', () => {
    expect(foldText(' Atención NIÑEZ ')).toBe('atencion ninez');
    fc.assert(fc.property(fc.string(), (text) => foldText(foldText(text)) === foldText(text)));
  });
});
