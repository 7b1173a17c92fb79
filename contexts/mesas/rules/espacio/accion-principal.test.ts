import { expect, it } from 'vitest';
import { chooseAccionPrincipal } from './accion-principal.ts';

it.each([
  ['en-curso', true, true, true, 'volver'],
  ['programada', true, true, true, 'iniciar'],
  ['programada', false, true, true, 'responder'],
  ['programada', false, false, true, 'confirmar'],
  ['programada', false, false, false, null],
  ['en-curso', false, false, false, null],
  [null, true, false, false, null],
  [null, false, true, false, 'responder'],
] as const)(
  '[MESA-11] meeting %s, runs it %s, owes %s, is asked %s: %s',
  (estado, gestiona, debeResponder, debeConfirmar, accion) => {
    expect(chooseAccionPrincipal({ estado, gestiona, debeResponder, debeConfirmar })).toBe(accion);
  },
);
