import { expect, test } from 'vitest';
import { choosePestana } from './pestanas-mesa.ts';

test.each([
  [null, null, 4],
  [null, '2', 2],
  ['1', '2', 1],
  ['9', '3', 3],
  ['x', '0', 4],
  ['', '5', 4],
  [null, 'NaN', 4],
] as const)('[MESA-05] address %s and stored %s show tab %i', (address, stored, shown) => {
  expect(choosePestana(address, stored, true)).toBe(shown);
});

test.each([
  ['5', null, 5],
  [null, '5', 5],
  ['2', '5', 2],
] as const)('[MESA-11] with a session address %s and stored %s show tab %i', (address, stored, shown) => {
  expect(choosePestana(address, stored, false)).toBe(shown);
});
