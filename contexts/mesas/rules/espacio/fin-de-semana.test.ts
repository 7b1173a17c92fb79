import { expect, it } from 'vitest';
import { computeFinDeSemana } from './fin-de-semana.ts';

it.each([
  ['2026-07-20', '2026-07-26'],
  ['2026-07-25', '2026-07-26'],
  ['2026-07-26', '2026-07-26'],
  ['2026-12-31', '2027-01-03'],
])('[MESA-11] the week of %s ends on %s', (hoy, domingo) => {
  expect(computeFinDeSemana(hoy)).toBe(domingo);
});
