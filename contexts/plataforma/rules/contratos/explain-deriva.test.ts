import { expect, it } from 'vitest';
import { explainDeriva } from './explain-deriva.ts';

it.each([
  [1, 0, '1 cambio que no rompe a quienes lo usan'],
  [3, 0, '3 cambios que no rompen a quienes lo usan'],
  [1, 1, '1 cambio, que rompe a quienes lo usan'],
  [3, 1, '3 cambios, de los que 1 rompe a quienes lo usan'],
  [3, 2, '3 cambios, de los que 2 rompen a quienes lo usan'],
])('[AREA-05] %i changes of which %i break', (total, rompen, said) =>
  expect(explainDeriva({ total, rompen })).toBe(said),
);
