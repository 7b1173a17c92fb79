import { describe, expect, it } from 'vitest';
import { presentPercentil } from './percentil.ts';
import { findErroresDePromesa, presentNumero, readNumero } from './promesa-escrita.ts';

const errors = (cambios: object) => {
  const found = findErroresDePromesa({ disponibilidad: '', p95Ms: '', tasaError: '', ...cambios });
  return Object.entries(found).flatMap(([campo, error]) => (error === undefined ? [] : [campo]));
};

describe('a promise as it is typed', () => {
  it.each(['', '0', '99', '99,5', '99.95', '100', '100,00'])(
    '[AREA-05] %j is a percentage',
    (disponibilidad) => expect(errors({ disponibilidad, tasaError: disponibilidad })).toEqual([]),
  );

  it.each(['-1', '100,01', '101', '9,999', 'x', '1e1'])('[AREA-05] %j is none', (disponibilidad) =>
    expect(errors({ disponibilidad })).toEqual(['disponibilidad']),
  );

  it('[AREA-05] a time is whole milliseconds up to ten minutes', () => {
    expect(['', '1', '2000', '600000'].map((p95Ms) => errors({ p95Ms }))).toEqual([[], [], [], []]);
    expect(['0', '600001', '2.000', '1,5', 'x'].flatMap((p95Ms) => errors({ p95Ms }))).toHaveLength(5);
  });

  it('[AREA-05] is read and written with a comma', () => {
    expect(['99,5', '', ' 2000 '].map(readNumero)).toEqual([99.5, null, 2000]);
    expect([99.5, null, 2000].map(presentNumero)).toEqual(['99,5', '', '2000']);
  });

  it('[AREA-05] a percentile is told as its bucket', () =>
    expect([
      presentPercentil({ desde: 0, hasta: 1 }),
      presentPercentil({ desde: 1536, hasta: 2048 }),
      presentPercentil({ desde: 49_152, hasta: null }),
    ]).toEqual(['menos de 1 ms', 'entre 1.536 y 2.048 ms', 'más de 49.152 ms']));
});
