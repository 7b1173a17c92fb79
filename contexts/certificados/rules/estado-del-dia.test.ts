import { expect, it } from 'vitest';
import { findEstadoDelDia } from './estado-del-dia.ts';

const HOY = '2026-11-27';

it.each([
  ['vigente', '2026-11-26', 'vencido'],
  ['vigente', HOY, 'vigente'],
  ['vigente', null, 'vigente'],
  ['suspendido', '2026-11-26', 'suspendido'],
  ['revocado', '2026-11-26', 'revocado'],
] as const)('[AREA-05] one %s whose last day is %s stands %s', (estado, hasta, expected) => {
  expect(findEstadoDelDia({ estado, hasta }, HOY)).toBe(expected);
});
