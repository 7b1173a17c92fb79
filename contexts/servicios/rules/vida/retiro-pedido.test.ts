import { describe, expect, it } from 'vitest';
import { computeDiaDeRetiro, listImpedimentosDeRetiro } from './retiro-pedido.ts';

const HOY = '2026-11-27';

describe('[AREA-05] the end of a version that is asked for', () => {
  it.each([
    [[], 0],
    [[{ referencia: 'LCI-AC-1', hasta: null }], 1],
    [[{ referencia: 'LCI-AC-1', hasta: '2026-12-31' }], 1],
    [[{ referencia: null, hasta: '2027-01-01' }], 1],
    // It ends the day before.
    [[{ referencia: 'LCI-AC-1', hasta: '2026-12-30' }], 0],
  ])('is kept back by what still holds on its day: %j', (impedimentos, cuantos) => {
    const found = listImpedimentosDeRetiro([{ entidad: 'MIGRACIÓN COLOMBIA', impedimentos }], '2026-12-31');
    expect(found).toHaveLength(cuantos);
    for (const frase of found) expect(frase).toContain('Migración colombia');
  });

  it.each([
    ['nobody uses it', { hayConsumidores: false, anunciado: null }, '2026-12-01', '2026-12-01'],
    ['somebody uses it', { hayConsumidores: true, anunciado: null }, '2026-12-01', '2027-02-25'],
    ['it is later anyway', { hayConsumidores: true, anunciado: null }, '2027-03-01', '2027-03-01'],
    [
      'an earlier day was told',
      { hayConsumidores: true, anunciado: '2027-01-10' },
      '2026-12-01',
      '2027-01-10',
    ],
    [
      'a day was told that passed',
      { hayConsumidores: true, anunciado: '2026-11-01' },
      '2026-12-01',
      '2027-02-25',
    ],
  ])('comes, where %s, with %j asked for %s, on %s', (_caso, contexto, pedido, dia) => {
    expect(computeDiaDeRetiro(pedido, { hoy: HOY, dias: 90, ...contexto })).toBe(dia);
  });
});
