import { describe, expect, it } from 'vitest';
import { createHistograma, findCubeta } from '../operacion/histograma.ts';
import { compareAns, type OperacionMedida } from './ans.ts';

const promesa = { disponibilidad: 99, p95: 2000, tasaError: 1 };
const nada: OperacionMedida = {
  minutosConTrafico: 0,
  minutosCaidos: 0,
  total: 0,
  fallasDelProveedor: 0,
  msProveedor: createHistograma(),
};
const withAll = (ms: number) => {
  const histograma = createHistograma();
  histograma[findCubeta(ms)] = 100;
  return histograma;
};
const veredictos = (medida: Partial<OperacionMedida>, prometido: Partial<typeof promesa> = {}) => {
  const { disponibilidad, p95, tasaError } = compareAns({ ...promesa, ...prometido }, { ...nada, ...medida });
  return [disponibilidad.veredicto, p95.veredicto, tasaError.veredicto];
};

describe('promised against measured', () => {
  it('[AREA-05] without traffic there are no data, and nothing is taken for well', () => {
    expect(veredictos({})).toEqual(['sin-datos', 'sin-datos', 'sin-datos']);
    expect(compareAns(promesa, nada).disponibilidad.medido).toBeNull();
  });

  it('[AREA-05] what was never promised says so beside what was measured', () => {
    const comparacion = compareAns(
      { disponibilidad: null, p95: null, tasaError: null },
      { ...nada, minutosConTrafico: 10, total: 10, msProveedor: withAll(100) },
    );
    expect(comparacion).toMatchObject({
      disponibilidad: { prometido: null, medido: 100, veredicto: 'sin-declarar' },
      p95: { medido: { desde: 96, hasta: 128 }, veredicto: 'sin-declarar' },
      tasaError: { medido: 0, veredicto: 'sin-declarar' },
    });
  });

  it.each([
    [1000, 10, 'cumple'],
    [1000, 11, 'no-cumple'],
  ])('[AREA-05] of %i minutes %i down: %s', (minutosConTrafico, minutosCaidos, veredicto) =>
    expect(veredictos({ minutosConTrafico, minutosCaidos })[0]).toBe(veredicto),
  );

  it.each([
    [100, 'cumple'],
    [1535, 'cumple'],
    [1999, 'en-el-limite'],
    [2047, 'en-el-limite'],
    [2048, 'no-cumple'],
    [10 ** 6, 'no-cumple'],
  ])('[AREA-05] a percentile of %i ms against 2.000: %s', (ms, veredicto) =>
    expect(veredictos({ msProveedor: withAll(ms) })[1]).toBe(veredicto),
  );

  it.each([
    [1, 'cumple'],
    [2, 'no-cumple'],
  ])('[AREA-05] %i failures in a hundred calls: %s', (fallasDelProveedor, veredicto) =>
    expect(veredictos({ total: 100, fallasDelProveedor })[2]).toBe(veredicto),
  );
});
