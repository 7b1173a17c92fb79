import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainAnomalia, findAnomalias, findMediana, type HoraComparada } from './anomalias.ts';

const hora = (cambios: Partial<HoraComparada> = {}): HoraComparada => ({
  llamadas: 300,
  fallas: 0.01,
  p95: 192,
  ...cambios,
});
const semanas = (count: number, cambios: Partial<HoraComparada> = {}) =>
  Array.from({ length: count }, (_, n) => hora({ llamadas: 290 + 5 * n, ...cambios }));
const medidas = (actual: Partial<HoraComparada>, historia = semanas(8)) =>
  findAnomalias(hora(actual), historia).map(({ medida }) => medida);

describe('anomalies', () => {
  it.each([
    ['an hour like its history', {}, []],
    ['many more calls', { llamadas: 1240 }, ['llamadas']],
    ['hardly a call', { llamadas: 10 }, ['llamadas']],
    ['many failures', { fallas: 0.4 }, ['fallas']],
    ['no failure at all', { fallas: 0 }, []],
    ['slow answers', { p95: 3072 }, ['p95']],
    ['quick answers', { p95: 12 }, []],
    ['unknown durations', { p95: null }, []],
    ['everything at once', { llamadas: 2000, fallas: 1, p95: 49_152 }, ['llamadas', 'fallas', 'p95']],
  ])('[AREA-05] %s', (_, actual, expected) => expect(medidas(actual)).toEqual(expected));

  it('[AREA-05] three weeks are no history', () =>
    expect(medidas({ llamadas: 5000 }, semanas(3))).toEqual([]));

  it('[AREA-05] a service with few calls never has one', () => {
    const few = semanas(8, { llamadas: 3 });
    expect(medidas({ llamadas: 20, fallas: 1, p95: 49_152 }, few)).toEqual([]);
  });

  it('[AREA-05] what is as it always was is none, whatever it is', () => {
    const some = fc.record({
      llamadas: fc.nat(10_000),
      fallas: fc.double({ min: 0, max: 1, noNaN: true }),
      p95: fc.nat(50_000),
    });
    fc.assert(
      fc.property(some, fc.integer({ min: 4, max: 8 }), (usual, count) => {
        const historia = Array.from({ length: count }, () => usual);
        expect(findAnomalias(usual, historia)).toEqual([]);
      }),
    );
  });

  it('[AREA-05] says what was met, what is usual and how that is known', () => {
    const [anomalia] = findAnomalias(hora({ llamadas: 1240 }), semanas(8));
    expect(anomalia && explainAnomalia(anomalia)).toBe(
      'Hubo 1.240 llamadas; lo usual son 307,5, según la mediana de 8 semanas a la misma hora.',
    );
  });

  it('[AREA-05] the median is the middle value, or the mean of two', () =>
    expect([[3, 1, 2], [4, 1, 2, 3], [7]].map(findMediana)).toEqual([2, 2.5, 7]));
});
