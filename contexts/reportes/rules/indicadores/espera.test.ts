import { describe, expect, it } from 'vitest';
import { isCorteLegible } from './espera.ts';
import { findFrescura } from './frescura.ts';

const VISITANTE = null;
const MINISTERIO = { readsAllEntities: true, operatesPlatform: false };
const ENTIDAD = { readsAllEntities: false, operatesPlatform: false };
const OCTUBRE = { clase: 'mes', fecha: '2026-10-01' } as const;

describe('what X-Road measured', () => {
  it.each([
    ['2026-11-10', VISITANTE, false],
    ['2026-11-10', ENTIDAD, false],
    ['2026-11-10', MINISTERIO, true],
    ['2026-11-11', VISITANTE, true],
  ])('[AREA-09] of October is read on %s by %j: %s', (hoy, lector, isLegible) => {
    expect(isCorteLegible(OCTUBRE, { fuente: 'xroad' }, { lector, hoy })).toBe(isLegible);
    expect(isCorteLegible(OCTUBRE, {}, { lector, hoy })).toBe(true);
  });

  it.each([
    ['2026-11-30T22:00:00Z', undefined],
    ['2026-11-29T22:00:00Z', { calidad: 'parcial', razon: 'X-Road: datos hasta el 29 nov' }],
    ['2026-10-31T22:00:00Z', { calidad: 'sin-datos', razon: 'X-Road: datos hasta el 31 oct' }],
    [null, { calidad: 'sin-datos', razon: 'X-Road: nadie ha cargado mediciones.' }],
  ])('[AREA-09] of November, told up to %s', (ultima, frescura) => {
    const hora = ultima === null ? null : Date.parse(ultima) / 3_600_000;
    const noviembre = { desde: '2026-11-01', hasta: new Date('2026-12-01T05:00:00Z') };
    expect(findFrescura(hora, noviembre)).toEqual(frescura);
  });
});
