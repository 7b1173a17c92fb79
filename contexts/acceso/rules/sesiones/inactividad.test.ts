import { describe, expect, it } from 'vitest';
import { findInactividad } from './inactividad.ts';

const LIMITES = { inactividadSegundos: 1800, avisoSegundos: 120 };

describe('session without activity', () => {
  it.each([
    [0, 'activa', 1800],
    [1679, 'activa', 121],
    [1680, 'aviso', 120],
    [1680.5, 'aviso', 120],
    [1799, 'aviso', 1],
    [1800, 'terminada', 0],
    [90_000, 'terminada', 0],
  ] as const)('after %d seconds it is %s with %d left', (segundos, estado, restan) => {
    expect(findInactividad(LIMITES, 5000, 5000 + segundos * 1000)).toEqual({ estado, restan });
  });

  it('the warning takes at most half of a short limit', () => {
    const cortos = { inactividadSegundos: 60, avisoSegundos: 120 };
    expect(findInactividad(cortos, 0, 29_000).estado).toBe('activa');
    expect(findInactividad(cortos, 0, 30_000).estado).toBe('aviso');
  });
});
