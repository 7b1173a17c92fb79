import { ESTADOS_VERSION_SERVICIO, type EstadoVersionServicio } from '@marco/servicios/terms';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findVersionComparable } from './version-comparable.ts';

/** Versions, the newest one first. */
const find = (...estados: readonly EstadoVersionServicio[]) =>
  findVersionComparable(estados.map((estado, orden) => ({ orden, estado })));

describe('[AREA-05] the version of a servicio a contract is compared with', () => {
  it.each([
    ['the published one, though newer ones are on their way', ['evaluada', 'estandarizada', 'publicada'], 2],
    ['the most advanced one on its way', ['en-elaboracion', 'estandarizada', 'certificada'], 2],
    ['the newest of two that are as far', ['estandarizada', 'estandarizada'], 0],
    ['one that may be used before one that may not', ['suspendida', 'estandarizada'], 1],
    ['one that is in work where there is no other', ['en-elaboracion', 'retirada'], 0],
  ] as const)('is %s', (_which, estados, orden) => {
    expect(find(...estados)?.orden).toBe(orden);
  });

  it('is none but where all are retired', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ESTADOS_VERSION_SERVICIO)), (estados) => {
        const found = find(...estados);
        expect(found === undefined).toBe(estados.every((estado) => estado === 'retirada'));
        expect(found?.estado).not.toBe('retirada');
      }),
    );
  });
});
