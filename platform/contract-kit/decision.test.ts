import { expect, it } from 'vitest';
import { ALLOWED, explainDecision, presentUnblockers, refuseWith } from './decision.ts';
import { refuseOutsideMinistry } from './permission-decision.ts';

it.each([
  [ALLOWED, undefined],
  [refuseWith('La mesa ya está cerrada.'), undefined],
  [refuseWith('No.', 'Coordinador MinTIC'), 'Puede cambiarlo: Coordinador MinTIC.'],
  [refuseWith('No.', 'Coordinador', 'Administrador'), 'Puede cambiarlo: Coordinador, Administrador.'],
])('[AREA-04] a refusal ends with who can change it, if anybody: %j', (decision, text) => {
  expect(presentUnblockers(decision)).toBe(text);
  expect(explainDecision(decision)).toBe([...decision.reasons, text].filter(Boolean).join(' '));
});

it('[AREA-04] what the ministry alone does is refused with the rol one has', () => {
  const held = Object.assign(new Set<string>(), { roleName: 'Auditor' });
  expect(refuseOutsideMinistry(held, 'crea mesas', 'Administrador MinTIC')).toEqual(
    refuseWith(
      'Solo el ministerio crea mesas; su rol «Auditor» no es del ministerio.',
      'Administrador MinTIC',
    ),
  );
});
