import { expect, it } from 'vitest';
import { presentHallazgo } from './hallazgo.ts';
import { presentFrenteAMeta, presentMeta } from './meta.ts';

it.each([
  [77, 0, 'mas', 'Por debajo de la meta en 3 puntos'],
  [80, 0, 'mas', 'Cumple la meta'],
  [91.25, 0, 'mas', 'Cumple la meta'],
  [79, 0, 'menos', 'Dentro del límite de la meta'],
  [80, 0, 'menos', 'Dentro del límite de la meta'],
  [81, 0, 'menos', 'Excede el límite de la meta en 1 punto'],
  [76, 5, 'menos', 'Cumple la meta'],
  [91, 5, 'menos', 'Por encima de la meta en 11 puntos'],
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

it.each([
  [
    'mas',
    60,
    66,
    'Hoy: 66,0 % (+6,0 puntos desde octubre de 2026: mejora). Por debajo de la meta en 4 puntos.',
  ],
  ['mas', 72, 70, 'Hoy: 70,0 % (−2,0 puntos desde octubre de 2026: empeora). Cumple la meta.'],
  ['menos', 72, 66, 'Hoy: 66,0 % (−6,0 puntos desde octubre de 2026: mejora). Dentro del límite de la meta.'],
  [
    'menos',
    70,
    73,
    'Hoy: 73,0 % (+3,0 puntos desde octubre de 2026: empeora). Excede el límite de la meta en 3 puntos.',
  ],
  ['menos', 70, 70, 'Hoy: 70,0 % (Sin cambio desde octubre de 2026). Dentro del límite de la meta.'],
  ['ninguno', 60, 66, 'Hoy: 66,0 % (+6,0 puntos desde octubre de 2026). Por debajo de la meta en 4 puntos.'],
] as const)('[AREA-09] where %s is better, from %d to %d reads: %s', (sentido, antes, ahora, texto) => {
  const toPunto = (momento: string, valor: number) => ({
    momento,
    valor: { valor, numerador: null, denominador: null, texto: `${valor},0 %` },
  });
  const series = [{ nombre: '', puntos: [toPunto('2026-10', antes), toPunto('hoy', ahora)] }];
  const indicador = {
    unidad: 'porcentaje',
    flujo: false,
    sentido,
    metas: [{ valor: 70, tolerancia: 0 }],
  } as const;
  expect(presentHallazgo(indicador, series)).toBe(texto);
});
