import { expect, it } from 'vitest';
import { formatNumeroAcuerdo } from './numero.ts';
import { computeHastaDeVigencia } from './vigencia.ts';

it.each([
  ['2026-11-27', 24, '2028-11-26'],
  ['2026-01-31', 1, '2026-02-27'],
  ['2028-02-29', 12, '2029-02-27'],
  ['2026-12-01', 1, '2026-12-31'],
])('[AREA-05] an acuerdo of %s that holds %i months ends on %s', (desde, meses, hasta) => {
  expect(computeHastaDeVigencia(desde, meses)).toBe(hasta);
});

it('[AREA-05] its number is of its year', () => {
  expect(formatNumeroAcuerdo(2026, 1)).toBe('LCI-AC-2026-000001');
});
