import { expect, test } from 'vitest';
import { presentPlazo } from './present-plazo.ts';

test.each([
  [-4, true, 'Vencida hace 4 días hábiles'],
  [-1, true, 'Vencida hace 1 día hábil'],
  [0, true, 'Venció hace menos de un día hábil'],
  [0, false, 'Vence hoy'],
  [1, false, 'Vence en 1 día hábil'],
  [10, false, 'Vence en 10 días hábiles'],
])('[AREA-05] %i working days, over: %s → %s', (diasHabiles, vencida, expected) => {
  expect(presentPlazo({ diasHabiles, vencida })).toBe(expected);
});
