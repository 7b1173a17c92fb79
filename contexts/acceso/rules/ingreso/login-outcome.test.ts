import { describe, expect, it } from 'vitest';
import { findLoginOutcome } from './login-outcome.ts';

const active = { nombre: 'A', usuarioPorAprobar: false, usuarioRechazado: false, estadoUsuario: true };
const pending = { nombre: 'P', usuarioPorAprobar: true, usuarioRechazado: false, estadoUsuario: false };
const inactive = { nombre: 'I', usuarioPorAprobar: false, usuarioRechazado: false, estadoUsuario: false };

describe('what follows the login answer', () => {
  it('[LOGIN-03] status.code 404 leads to the registration', () => {
    expect(findLoginOutcome(404, [], 'MinTIC')).toEqual({ kind: 'register' });
  });
  it('[LOGIN-05] exactly one entity enters', () => {
    expect(findLoginOutcome(200, [active], 'MinTIC')).toEqual({ kind: 'enter' });
  });
  it.each([[[active, active]], [[active, pending]], [[active, inactive, pending]]])(
    '[LOGIN-05] more than one entity leads to the choice, counting all of them: %j',
    (entities) => {
      expect(findLoginOutcome(200, entities, 'MinTIC')).toEqual({ kind: 'choose-entidad' });
    },
  );
  it('[LOGIN-06] none that can be entered blocks, with the reason of each', () => {
    expect(findLoginOutcome(200, [pending, inactive], 'MinTIC')).toEqual({
      kind: 'blocked',
      reasons: [
        { nombre: 'P', reason: 'Usuario pendiente por aprobación-MinTIC' },
        { nombre: 'I', reason: 'Usuario inactivo' },
      ],
    });
  });
});
