import { expect, it } from 'vitest';
import { canDeleteCuenta } from './can-delete-cuenta.ts';

const NADA = { compromisosAbiertos: 0, mesasActivas: 0, reunionesPorCelebrar: 0, solicitudesAbiertas: 0 };

it('who answers for nothing and is not the last administrator may', () => {
  expect(canDeleteCuenta(NADA, false)).toEqual({ allowed: true, reasons: [], unblockers: [] });
});

it('the last administrator may not', () => {
  const { allowed, reasons } = canDeleteCuenta(NADA, true);
  expect(allowed).toBe(false);
  expect(reasons).toEqual([expect.stringContaining('única persona que administra')]);
});

it('every open responsibility is told with its number and who takes it over', () => {
  const all = { compromisosAbiertos: 1, mesasActivas: 2, reunionesPorCelebrar: 1, solicitudesAbiertas: 3 };
  expect(canDeleteCuenta(all, false)).toEqual({
    allowed: false,
    reasons: [
      'Usted responde por 1 compromiso abierto.',
      'Usted responde por 2 mesas activas como consultor.',
      'Usted responde por 1 reunión por celebrar.',
      'Usted responde por 3 solicitudes en curso.',
    ],
    unblockers: ['quien gestiona la mesa', 'quien asigna las solicitudes'],
  });
});
