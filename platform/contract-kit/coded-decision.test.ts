import { expect, it } from 'vitest';
import { allowUnlessCoded, presentDecision, presentDecisions, withCode } from './coded-decision.ts';
import { ALLOWED, refuseWith } from './decision.ts';

it('[AREA-04] a decision carries a code beside each sentence, which the answer leaves out', () => {
  const refusal = withCode(refuseWith('La mesa está cerrada.', 'Coordinador MinTIC'), 'cerrada');
  expect(refusal.reasons).toEqual([{ code: 'cerrada', text: 'La mesa está cerrada.' }]);
  expect(presentDecision(refusal)).toEqual(refuseWith('La mesa está cerrada.', 'Coordinador MinTIC'));
  expect(presentDecisions({ cerrar: refusal, abrir: withCode(ALLOWED, 'cerrada') })).toEqual({
    cerrar: refuseWith('La mesa está cerrada.', 'Coordinador MinTIC'),
    abrir: ALLOWED,
  });
});

it('[AREA-04] no reason is no refusal', () => {
  expect(presentDecision(allowUnlessCoded([]))).toEqual(ALLOWED);
  expect(allowUnlessCoded([{ code: 'numero', text: 'No.' }]).allowed).toBe(false);
});
