import { describe, expect, it } from 'vitest';
import { computePuntaje, isEvaluacionCompleta, presentRecomendacion } from './evaluacion.ts';

describe('score of a standard', () => {
  it('[AREA-03] is the mean of the marks by weight, with two decimals, over what was marked', () => {
    expect(computePuntaje([])).toBeNull();
    expect(computePuntaje([{ puntaje: null, peso: 10 }])).toBeNull();
    expect(
      computePuntaje([
        { puntaje: 5, peso: 3 },
        { puntaje: 0, peso: 1 },
      ]),
    ).toBe(3.75);
    expect(
      computePuntaje([
        { puntaje: 1, peso: 1 },
        { puntaje: 2, peso: 2 },
      ]),
    ).toBe(1.67);
    expect(
      computePuntaje([
        { puntaje: 5, peso: 1 },
        { puntaje: null, peso: 99 },
      ]),
    ).toBe(5);
  });

  it.each([
    [4, 'adoptarlo'],
    [3.99, 'recomendarlo'],
    [3, 'recomendarlo'],
    [2.99, 'no adoptarlo'],
    [0, 'no adoptarlo'],
    [null, 'Aún no hay'],
  ])('[AREA-03] %s suggests %s', (puntaje, texto) => {
    expect(presentRecomendacion(puntaje)).toContain(texto);
  });

  it('[AREA-03] is complete when every criterion has a mark', () => {
    expect(isEvaluacionCompleta([])).toBe(false);
    expect(isEvaluacionCompleta([{ puntaje: 0, peso: 1 }])).toBe(true);
    expect(
      isEvaluacionCompleta([
        { puntaje: 0, peso: 1 },
        { puntaje: null, peso: 1 },
      ]),
    ).toBe(false);
  });
});
