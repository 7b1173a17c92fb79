import { expect, it } from 'vitest';
import { presentClock } from './clock-text.ts';

it.each([
  [0, 0, '12:00 a. m.'],
  [0, 5, '12:05 a. m.'],
  [9, 58, '9:58 a. m.'],
  [11, 59, '11:59 a. m.'],
  [12, 0, '12:00 p. m.'],
  [13, 7, '1:07 p. m.'],
  [23, 59, '11:59 p. m.'],
])('[GEN-01] %i hours and %i minutes are written as Colombia does: %s', (hours, minutes, text) => {
  expect(presentClock(hours, minutes)).toBe(text.replaceAll(' ', '\u00a0'));
});
