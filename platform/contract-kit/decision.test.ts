import { expect, it } from 'vitest';
import { ALLOWED, explainDecision, presentUnblockers, refuseWith } from './decision.ts';
import { allowPermission } from './permission-decision.ts';

it.each([
  [ALLOWED, undefined],
  [refuseWith('La mesa ya está cerrada.'), undefined],
  [refuseWith('No.', 'Coordinador MinTIC'), 'Puede cambiarlo: Coordinador MinTIC.'],
  [refuseWith('No.', 'Coordinador', 'Administrador'), 'Puede cambiarlo: Coordinador, Administrador.'],
])('[AREA-04] a refusal ends with who can change it, if anybody: %j', (decision, text) => {
  expect(presentUnblockers(decision)).toBe(text);
  expect(explainDecision(decision)).toBe([...decision.reasons, text].filter(Boolean).join(' '));
});

it('[AREA-04] a missing permission names the rol one has, and the rol that gives permissions', () => {
  const MESAS = { code: 'mesas', name: 'mesas de trabajo', giver: 'Administrador MinTIC' };
  const held = Object.assign(new Set(['consultar']), { roleName: 'Auditor' });
  expect(allowPermission(held, MESAS, 'consultar')).toEqual(ALLOWED);
  expect(allowPermission(held, MESAS, 'editar')).toEqual(
    refuseWith('Su rol «Auditor» no permite editar mesas de trabajo.', 'Administrador MinTIC'),
  );
});
