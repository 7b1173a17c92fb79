import { refuseWith } from '@marco/contract-kit/decision';
import { expect, it } from 'vitest';
import { refuseFueraDelMinisterio } from './terms.ts';

it.each([
  ['Auditor', 'su rol «Auditor»'],
  [null, 'su rol'],
])('[AREA-04] what the ministry alone does is refused with the rol one has: %s', (roleName, rol) => {
  const held = Object.assign(new Set<string>(), { roleName });
  expect(refuseFueraDelMinisterio(held, 'crea mesas', 'Administrador MinTIC')).toEqual(
    refuseWith(`Solo el ministerio crea mesas; ${rol} no es del ministerio.`, 'Administrador MinTIC'),
  );
});
