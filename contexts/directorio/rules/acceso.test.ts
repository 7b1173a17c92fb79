import { describe, expect, it } from 'vitest';
import { computeAcceso } from './acceso.ts';

const TERMINOS = { esAutomatico: false, pideConvenio: false, diasRespuesta: 10 };

describe('how a servicio is let in', () => {
  it('is not declared while neither its request nor terms say it', () => {
    expect(computeAcceso('sin-declarar', null)).toBe('sin-declarar');
  });

  it('[AREA-15] is asked for where there are terms, and stays as its request said it', () => {
    expect(computeAcceso('sin-declarar', TERMINOS)).toBe('por-solicitud');
    expect(computeAcceso('abierto', TERMINOS)).toBe('abierto');
    expect(computeAcceso('por-solicitud', null)).toBe('por-solicitud');
  });
});
