import { describe, expect, it } from 'vitest';
import { findErroresContrasena, findErroresIgualdad, isLargoContrasena } from './contrasena.ts';

const LIMITES = { minimo: 4, maximo: 50 };
const REQUERIDA = 'El contraseña es requerida';
const CONFIRMACION = 'El contraseña de confirmacion requerida';
const DISTINTAS = 'Las contraseñas deben ser iguales';

describe('new password', () => {
  it.each([
    [0, false],
    [3, false],
    [4, true],
    [50, true],
    [51, false],
  ])('[RESET-04] %i characters: allowed %s', (largo, allowed) => {
    expect(isLargoContrasena('ñ'.repeat(largo), LIMITES)).toBe(allowed);
  });

  it.each([
    ['', ''],
    ['abc', 'abc'],
    ['a'.repeat(51), 'a'.repeat(51)],
  ])(
    '[RESET-04] empty, under 4 or over 50 characters are the texts of both fields (%j)',
    (newPassword, confirmacion) => {
      expect(findErroresContrasena({ newPassword, confirmacion }, LIMITES)).toEqual({
        newPassword: { requerida: REQUERIDA },
        confirmacion: { requerida: CONFIRMACION },
      });
    },
  );

  it('[RESET-04] each field is judged by itself', () => {
    expect(findErroresContrasena({ newPassword: 'abcd', confirmacion: '' }, LIMITES)).toEqual({
      confirmacion: { requerida: CONFIRMACION },
    });
    expect(findErroresContrasena({ newPassword: 'abcd', confirmacion: 'dcba' }, LIMITES)).toEqual({});
  });

  it("[RESET-04] different passwords carry 'notmach' on both fields, equal ones nothing", () => {
    expect(findErroresIgualdad({ newPassword: 'abcd', confirmacion: 'abcD' })).toEqual({
      newPassword: { notmach: DISTINTAS },
      confirmacion: { notmach: DISTINTAS },
    });
    expect(findErroresIgualdad({ newPassword: 'abcd', confirmacion: 'abcd' })).toEqual({});
  });
});
