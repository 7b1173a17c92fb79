import { describe, expect, it } from 'vitest';
import { findFinDeSesion } from './fin-de-sesion.ts';

describe('end of a session that no work puts off', () => {
  it.each([
    [43_200, 'lejos'],
    [901, 'lejos'],
    [900, 'aviso'],
    [121, 'aviso'],
    [120, 'ultimo-aviso'],
    [1, 'ultimo-aviso'],
    [0, 'terminada'],
    [-5, 'terminada'],
  ] as const)('with %d seconds left it is %s', (restan, estado) => {
    expect(findFinDeSesion(restan)).toBe(estado);
  });
});
