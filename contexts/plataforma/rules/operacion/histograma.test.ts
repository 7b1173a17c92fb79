import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BORDES_MS } from '../../contract/terms.ts';
import { addHistograma, CUBETAS, createHistograma, findCubeta, findPercentil } from './histograma.ts';

const toHistograma = (values: readonly number[]) => {
  const histograma = createHistograma();
  for (const value of values) {
    const cubeta = findCubeta(value);
    histograma[cubeta] = (histograma[cubeta] ?? 0) + 1;
  }
  return histograma;
};
const duraciones = fc.array(fc.oneof(fc.nat(200), fc.nat(5000), fc.nat(600_000)), { minLength: 1 });

describe('a histogram of durations', () => {
  it('[AREA-05] has 32 buckets, and an edge belongs to the one it begins', () => {
    expect(CUBETAS).toBe(32);
    expect(BORDES_MS.map(findCubeta)).toEqual(BORDES_MS.map((_, at) => at));
    expect(BORDES_MS.slice(1).map((borde) => findCubeta(borde - 0.5))).toEqual(
      BORDES_MS.slice(1).map((_, at) => at),
    );
    expect(findCubeta(10 ** 9)).toBe(31);
  });

  it('[AREA-05] a percentile lies in the bucket of the exact one', () => {
    fc.assert(
      fc.property(duraciones, fc.constantFrom(0.5, 0.95, 0.99, 1), (values, parte) => {
        const sorted = values.toSorted((one, other) => one - other);
        const exact = sorted[Math.max(1, Math.ceil(parte * values.length)) - 1] ?? 0;
        const found = findPercentil(toHistograma(values), parte);
        expect(found?.desde).toBe(BORDES_MS[findCubeta(exact)]);
        expect(exact).toBeLessThan(found?.hasta ?? Number.POSITIVE_INFINITY);
      }),
    );
  });

  it('[AREA-05] the sum of two is the histogram of both', () => {
    fc.assert(
      fc.property(duraciones, duraciones, (some, others) => {
        const suma = toHistograma(some);
        addHistograma(suma, toHistograma(others));
        expect(suma).toEqual(toHistograma([...some, ...others]));
      }),
    );
  });

  it('[AREA-05] of nothing no percentile is known', () => {
    expect(findPercentil(createHistograma(), 0.95)).toBeUndefined();
  });
});
