import { expect, it } from 'vitest';
import { presentFrenteAMeta, presentMeta } from './meta.ts';

it.each([
  [77, 0, 'mas', 'Por debajo de la meta en 3 puntos'],
  [80, 0, 'mas', 'Cumple la meta'],
  [91.25, 0, 'mas', 'Cumple la meta'],
  [79, 0, 'menos', 'Cumple la meta'],
  [81, 0, 'menos', 'Por encima de la meta en 1 punto'],
  [75, 5, 'ninguno', 'Cumple la meta'],
  [85.5, 5, 'ninguno', 'Por encima de la meta en 5,5 puntos'],
  [74.92, 5, 'ninguno', 'Por debajo de la meta en 5,1 puntos'],
] as const)(
  '[AREA-09] %d %% of a target of 80 ± %d where %s is better: %s',
  (valor, tolerancia, sentido, texto) => {
    const dicho = { valor, numerador: 1, denominador: 100 };
    expect(presentFrenteAMeta(dicho, { valor: 80, tolerancia }, { unidad: 'porcentaje', sentido })).toBe(
      texto,
    );
  },
);

it('[AREA-09] a target says how far from it is near enough; of few cases nothing is compared', () => {
  expect([
    presentMeta({ valor: 80, tolerancia: 5 }, 'porcentaje'),
    presentMeta({ valor: 80, tolerancia: 0 }, 'porcentaje'),
    presentFrenteAMeta(
      { valor: 20, numerador: 1, denominador: 5 },
      { valor: 80, tolerancia: 0 },
      { unidad: 'porcentaje', sentido: 'mas' },
    ),
  ]).toEqual(['80,0 % ± 5 puntos', '80,0 %', '']);
});
