import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findReunidos, MINIMO_DE_PERSONAS, presentGrupos } from './grupos-pequenos.ts';

/** Several groups at some moments, most of them small. */
const mundo = fc.integer({ min: 1, max: 3 }).chain((momentos) =>
  fc.array(
    fc.array(fc.oneof(fc.nat({ max: 6 }), fc.nat({ max: 60 })), { minLength: momentos, maxLength: momentos }),
    {
      minLength: 1,
      maxLength: 7,
    },
  ),
);

const toSerie = (cuantos: readonly number[], at: number) => ({
  ambito: `sector=${at}`,
  nombre: `Sector ${at}`,
  puntos: cuantos.map((numerador, mes) => ({
    momento: `2026-0${mes + 1}`,
    corte: null,
    valor: {
      numerador,
      denominador: null,
      valor: numerador,
      p10: null,
      p80: null,
      texto: String(numerador),
    },
  })),
});
const merge = (grupos: readonly (readonly number[])[]) =>
  presentGrupos(grupos.map(toSerie), { unidad: 'entero', ambitoDeOtros: 'sector=otros' });

/** Whoever knows the total and takes off what is told is left with several groups, or with few persons in all. */
function verifyMomento(
  grupos: readonly (readonly number[])[],
  series: ReturnType<typeof merge>,
  at: number,
): void {
  const dichos = new Map(series.map(({ ambito, puntos }) => [ambito, puntos[at]?.valor?.numerador ?? null]));
  const cifras = [...dichos.values()].filter((dicho) => dicho !== null && dicho !== 0);
  expect(cifras.filter((dicho) => Number(dicho) < MINIMO_DE_PERSONAS)).toEqual([]);
  const conAlguien = grupos
    .map((suyo, n) => ({ ambito: `sector=${n}`, cuantos: suyo[at] ?? 0 }))
    .filter(({ cuantos }) => cuantos > 0);
  const callados = conAlguien.filter(({ ambito }) => dichos.get(ambito) == null);
  expect(callados.length === 1 && conAlguien.length > 1).toBe(false);
  const resto = callados.reduce((sum, { cuantos }) => sum + cuantos, 0);
  expect(dichos.get('sector=otros') ?? 0).toBe(resto < MINIMO_DE_PERSONAS ? 0 : resto);
  expect(resto > 0 && resto < MINIMO_DE_PERSONAS && conAlguien.length > callados.length).toBe(false);
}

describe('small groups of persons', () => {
  it('[AREA-09] in no answer stands how many persons a small group has, and no subtraction of the total says it', () => {
    fc.assert(
      fc.property(mundo, (grupos) => {
        const series = merge(grupos);
        for (const at of (grupos[0] ?? []).keys()) verifyMomento(grupos, series, at);
      }),
    );
  });

  it('[AREA-09] the smallest other group joins one that would stand alone, and those of few persons', () => {
    const of = (...cuantos: number[]) =>
      [...findReunidos(cuantos.map((cuantas, at) => ({ clave: String(at), cuantos: cuantas })))].sort();
    expect(of(40, 7, 3, 12)).toEqual(['1', '2']);
    expect(of(40, 2, 1, 12)).toEqual(['1', '2', '3']);
    expect(of(40, 4, 4, 12)).toEqual(['1', '2']);
    expect(of(40, 0, 12)).toEqual([]);
    expect(of(3)).toEqual(['0']);
  });

  it('[AREA-09] a group is told in the months in which it is large enough', () => {
    const [uno, otros] = merge([
      [9, 9],
      [3, 8],
      [30, 30],
    ]).filter(({ ambito }) => /1|otros/.test(ambito));
    expect(uno?.puntos.map(({ valor }) => valor?.texto)).toEqual(['En «Otros (menos de 5)»', '8']);
    expect(otros?.puntos.map(({ valor }) => valor?.texto)).toEqual(['12', undefined]);
  });
});
