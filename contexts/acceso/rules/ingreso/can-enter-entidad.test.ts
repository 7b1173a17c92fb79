import { describe, expect, it } from 'vitest';
import { canEnterEntidad, presentEstadoMembresia } from './can-enter-entidad.ts';

const PENDING = 'Usuario pendiente por aprobación-MinTIC';
const INACTIVE = 'Usuario inactivo';

describe('entering an entity', () => {
  it.each([
    // por aprobar, rechazado, activo → status line
    [false, false, true, ''],
    [false, false, false, INACTIVE],
    [false, true, false, INACTIVE],
    [false, true, true, INACTIVE],
    [true, false, false, PENDING],
    [true, false, true, PENDING],
    [true, true, false, PENDING],
    [true, true, true, PENDING],
  ])(
    '[ENT-03] pending %s, rejected %s, active %s → %j',
    (usuarioPorAprobar, usuarioRechazado, estadoUsuario, text) => {
      const membresia = { usuarioPorAprobar, usuarioRechazado, estadoUsuario };
      expect(presentEstadoMembresia(membresia, 'MinTIC')).toBe(text);
      expect(canEnterEntidad(membresia, 'MinTIC')).toEqual({
        allowed: text === '',
        reasons: text === '' ? [] : [text],
        unblockers: text === '' ? [] : ['Administrador MinTIC'],
      });
    },
  );
});
