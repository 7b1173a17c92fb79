import { describe, expect, it } from 'vitest';
import type { Agregado, Aporte } from './aporte.ts';
import { presentValor } from './frases.ts';
import { startValores } from './valores.ts';

const aporte = (clase: string, num: number, den: number, partes?: readonly number[]): Aporte => ({
  objeto: 'entidad',
  id: num,
  clase,
  num,
  den,
  medida: null,
  ...(partes === undefined ? {} : { partes }),
  dimensiones: {},
});

function computeTodo(agregado: Agregado, aportes: readonly Aporte[]) {
  const valores = startValores(agregado, [[]]);
  for (const uno of aportes) valores.add(uno);
  return valores.list()[0] ?? { numerador: null, denominador: null, valor: null };
}

describe('values of several numbers', () => {
  it('[AREA-09] nothing has no time and no range, and a share of nothing is none', () => {
    expect(computeTodo('tiempos', [])).toMatchObject({ denominador: 0, valor: null, p95: null });
    expect(computeTodo('rango', [])).toMatchObject({ valor: null, p90: null });
    expect(computeTodo('concentracion', [])).toMatchObject({ numerador: 0, denominador: 0, valor: null });
    expect(presentValor(computeTodo('exito', []), 'entero')).toBe('0');
  });

  it('[AREA-09] a time is the end of its bucket; the last bucket has none', () => {
    // Nineteen answers of at most 1 ms, one that took longer than any bucket.
    const cubetas = Array.from({ length: 32 }, (_, at) => (at === 0 ? 9 : at === 31 ? 1 : 0));
    const rapidas = computeTodo('tiempos', [aporte('a', 0, 10, cubetas), aporte('b', 0, 10, [10])]);
    expect(presentValor(rapidas, 'ms')).toBe('p50 hasta 1 ms, p95 hasta 1 ms');
    const lentas = computeTodo('tiempos', [aporte('a', 0, 10, cubetas)]);
    expect(presentValor(lentas, 'ms')).toBe('p50 hasta 1 ms, p95 más de 49.152 ms');
  });

  it('[AREA-09] savings are added up simulation by simulation before they are a range', () => {
    const suben = Array.from({ length: 11 }, (_, at) => at * 100);
    const juntas = computeTodo('rango', [aporte('a', 0, 1, suben), aporte('b', 0, 1, suben.toReversed())]);
    expect(presentValor(juntas, 'moneda')).toBe('$ 1.000 (entre $ 1.000 y $ 1.000)');
    expect(computeTodo('rango', [aporte('a', 0, 1, suben)])).toMatchObject({
      p10: 100,
      valor: 500,
      p90: 900,
    });
  });

  it('[AREA-09] how concentrated an exchange is: the five who answer most, each with all its relations', () => {
    const unas = ['a', 'b', 'c', 'd', 'e', 'f', 'f'].map((clase) => aporte(clase, 10, 0));
    expect(computeTodo('concentracion', unas)).toMatchObject({ numerador: 60, denominador: 70 });
  });

  it('[AREA-09] what is counted says how much of it went well', () => {
    const todas = computeTodo('exito', [aporte('a', 900, 1000), aporte('b', 99, 100)]);
    expect(presentValor(todas, 'entero')).toBe('1.100, 90,8 % con éxito');
  });
});
