import { expect, it } from 'vitest';
import { formatNumeroAcuerdo } from './numero.ts';
import { computeHastaDeVigencia, findAvisoDeFin } from './vigencia.ts';

it.each([
  ['2026-11-27', 24, '2028-11-26'],
  ['2026-01-31', 1, '2026-02-27'],
  ['2028-02-29', 12, '2029-02-27'],
  ['2026-12-01', 1, '2026-12-31'],
])('[AREA-05] an acuerdo of %s that holds %i months ends on %s', (desde, meses, hasta) => {
  expect(computeHastaDeVigencia(desde, meses)).toBe(hasta);
});

it.each([
  ['2027-01-27', undefined],
  ['2027-01-26', 60],
  ['2027-01-13', 60],
  ['2027-01-12', undefined],
  ['2026-12-27', 30],
  ['2026-12-14', 30],
  ['2026-12-13', undefined],
  ['2026-11-26', undefined],
])('[AREA-05] on 27 November 2026 the notice of an end on %s is that of %s days', (hasta, dias) => {
  expect(findAvisoDeFin(hasta, '2026-11-27')).toBe(dias);
});

it('[AREA-05] its number is of its year', () => {
  expect(formatNumeroAcuerdo(2026, 1)).toBe('LCI-AC-2026-000001');
});
