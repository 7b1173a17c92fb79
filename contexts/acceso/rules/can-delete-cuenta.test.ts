import { expect, it } from 'vitest';
import { canDeleteCuenta } from './can-delete-cuenta.ts';

const COMPROMISO = {
  una: 'compromiso abierto',
  varias: 'compromisos abiertos',
  quienLaRecibe: 'quien gestiona la mesa',
};
const MESA = { una: 'mesa activa', varias: 'mesas activas', quienLaRecibe: 'quien gestiona la mesa' };
const SOLICITUD = {
  una: 'solicitud en curso',
  varias: 'solicitudes en curso',
  quienLaRecibe: 'quien asigna las solicitudes',
};
const NADA = [COMPROMISO, MESA, SOLICITUD].map((one) => ({ ...one, total: 0 }));

it('who answers for nothing and is not the last administrator may', () => {
  expect(canDeleteCuenta(NADA, false)).toEqual({ allowed: true, reasons: [], unblockers: [] });
});

it('the last administrator may not', () => {
  const { allowed, reasons } = canDeleteCuenta(NADA, true);
  expect(allowed).toBe(false);
  expect(reasons).toEqual([expect.stringContaining('única persona que administra')]);
});

it('every open responsibility is told with its number and who takes it over', () => {
  const all = [
    { ...COMPROMISO, total: 1 },
    { ...MESA, total: 2 },
    { ...SOLICITUD, total: 3 },
  ];
  expect(canDeleteCuenta(all, false)).toEqual({
    allowed: false,
    reasons: [
      'Usted responde por 1 compromiso abierto.',
      'Usted responde por 2 mesas activas.',
      'Usted responde por 3 solicitudes en curso.',
    ],
    unblockers: ['quien gestiona la mesa', 'quien asigna las solicitudes'],
  });
});
