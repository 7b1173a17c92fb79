import { ALLOWED, refuseWith } from '@marco/contract-kit/decision';
import { describe, expect, it } from 'vitest';
import { canRevokeIdentidad } from './can-revoke-identidad.ts';
import { canRevokeSegundoFactor } from './can-revoke-segundo-factor.ts';

const ADMINISTRADORA = {
  usuarioId: 1,
  entidadId: 1,
  veTodas: true,
  aprueba: ALLOWED,
  edita: ALLOWED,
  administraRoles: true,
};
const OTRO = { usuarioId: 2, administra: false };

describe('freeing the number of an identity', () => {
  it.each([
    ['a leader of an entidad', { ...ADMINISTRADORA, veTodas: false }, OTRO, 'Solo el ministerio'],
    [
      'staff without the permission',
      { ...ADMINISTRADORA, edita: refuseWith('Su rol no permite editar usuarios.') },
      OTRO,
      'Solo el ministerio',
    ],
    ['the person themselves', ADMINISTRADORA, { usuarioId: 1, administra: true }, 'su propia identidad'],
    [
      'who administers no roles, of who does',
      { ...ADMINISTRADORA, administraRoles: false },
      { usuarioId: 2, administra: true },
      'Solo quien administra roles',
    ],
  ])('F14: is refused to %s', (_who, quien, dueno, reason) => {
    const decision = canRevokeIdentidad(quien, dueno, 'MinTIC');
    expect(decision.allowed).toBe(false);
    expect(decision.reasons[0]).toContain(reason);
  });

  it.each([[OTRO], [undefined], [{ usuarioId: 2, administra: true }]])('F14: is allowed of %j', (dueno) => {
    expect(canRevokeIdentidad(ADMINISTRADORA, dueno, 'MinTIC').allowed).toBe(true);
  });
});

describe('freeing the second factor of a person', () => {
  it.each([
    ['a leader of an entidad', { ...ADMINISTRADORA, veTodas: false }, OTRO, 'Solo el ministerio'],
    [
      'staff without the permission',
      { ...ADMINISTRADORA, edita: refuseWith('Su rol no permite editar usuarios.') },
      OTRO,
      'Solo el ministerio',
    ],
    ['the person themselves', ADMINISTRADORA, { usuarioId: 1, administra: true }, 'su propio segundo factor'],
    [
      'who administers no roles, of who does',
      { ...ADMINISTRADORA, administraRoles: false },
      { usuarioId: 2, administra: true },
      'Solo quien administra roles',
    ],
  ])('is refused to %s', (_who, quien, dueno, reason) => {
    const decision = canRevokeSegundoFactor(quien, dueno, 'MinTIC');
    expect(decision.allowed).toBe(false);
    expect(decision.reasons[0]).toContain(reason);
  });

  it.each([[OTRO], [{ usuarioId: 2, administra: true }]])('is allowed of %j', (dueno) => {
    expect(canRevokeSegundoFactor(ADMINISTRADORA, dueno, 'MinTIC').allowed).toBe(true);
  });
});
