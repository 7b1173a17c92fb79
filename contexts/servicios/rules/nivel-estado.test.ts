import { describe, expect, it } from 'vitest';
import { hasEstadoServicioAlcanzado } from './nivel-estado.ts';

const ESTADOS = {
  identificado: { codigo: 'identificado', orden: 1 },
  nivel1: { codigo: 'estandarizado-nivel-1', orden: 2 },
  nivel2: { codigo: 'evaluado-nivel-2', orden: 3 },
  nivel3: { codigo: 'publicado-nivel-3', orden: 4 },
  fuera: { codigo: 'identificado-no-estandarizado', orden: 5 },
} as const;
type Estado = keyof typeof ESTADOS;

describe('a servicio reaches', () => {
  it.each<[Estado, Estado, boolean]>([
    ['identificado', 'identificado', true],
    ['identificado', 'nivel1', false],
    ['nivel1', 'nivel1', true],
    ['nivel2', 'nivel1', true],
    ['nivel3', 'identificado', true],
    ['nivel2', 'nivel3', false],
    ['fuera', 'fuera', true],
    ['fuera', 'nivel3', false],
    ['fuera', 'identificado', false],
    ['nivel3', 'fuera', false],
  ])('in %s the state %s: %s', (actual, meta, expected) => {
    expect(hasEstadoServicioAlcanzado(ESTADOS[actual], ESTADOS[meta])).toBe(expected);
  });
});
