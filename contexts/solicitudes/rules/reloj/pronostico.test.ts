import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FASES } from '../../contract/terms.ts';
import { computeCalibracion, toMuestras } from './calibracion.ts';
import { PLAZOS_INICIALES } from './plazo.ts';
import { computePronostico, listFases } from './pronostico.ts';

const at = { nivel: 1, fase: 'radicada', llevados: 0, restantes: 3, semilla: 7 } as const;

/** A certified request that took so many days to assign, and two days in each later stretch. */
const toCaso = (place: number, asignar: number) => ({
  radicada: `2025-${String(1 + (place % 12)).padStart(2, '0')}-10`,
  cerrada: `2025-${String(1 + (place % 12)).padStart(2, '0')}-28`,
  segmentos: (['radicada', 'en-revision', 'pendiente-entidad'] as const).map((estado) => ({
    estado,
    dueno: 'ministerio' as const,
    desde: '2025-01-10',
    hasta: '2025-01-20',
    diasHabiles: estado === 'radicada' ? asignar : 2,
    diasSuspendidos: 0,
  })),
});

describe('the forecast', () => {
  it('[AREA-05] without 20 cases tells the terms, and that it does', () => {
    const muestras = toMuestras(
      1,
      Array.from({ length: 19 }, (_, place) => toCaso(place, 1)),
    );
    const { base, casos, p50, p80, hitos } = computePronostico(at, muestras, PLAZOS_INICIALES);
    expect([base, casos, p50, p80]).toEqual(['plazos', 19, 48, 48]);
    expect(hitos).toEqual([
      { estado: 'asignada', dias: 3 },
      { estado: 'en-revision', dias: 13 },
      { estado: 'en-conceptualizacion', dias: 13 },
      { estado: 'pendiente-entidad', dias: 28 },
      { estado: 'concepto-favorable', dias: 43 },
      { estado: 'certificada', dias: 48 },
    ]);
  });

  it('[AREA-05] with them draws from what they took: half by the likely day, four in five by the safe one', () => {
    const muestras = toMuestras(
      1,
      Array.from({ length: 100 }, (_, place) => toCaso(place, place + 1)),
    );
    const { base, casos, p50, p80 } = computePronostico(at, muestras, PLAZOS_INICIALES);
    expect([base, casos]).toEqual(['historia', 100]);
    expect(Math.abs(p50 - 54)).toBeLessThanOrEqual(4);
    expect(Math.abs(p80 - 84)).toBeLessThanOrEqual(4);
  });

  it('[AREA-05] the same request in the same state is told the same; another seed draws near it', () => {
    const days = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 20, maxLength: 60 });
    fc.assert(
      fc.property(
        days,
        fc.constantFrom(...FASES),
        fc.integer({ min: 0, max: 80 }),
        fc.integer(),
        (all, fase, llevados, semilla) => {
          const muestras = Object.fromEntries(listFases(1).map((one) => [one, all]));
          const recorrido = { nivel: 1, fase, llevados, restantes: 5, semilla } as const;
          const one = computePronostico(recorrido, muestras, PLAZOS_INICIALES);
          expect(computePronostico(recorrido, muestras, PLAZOS_INICIALES)).toEqual(one);
          expect(one.p50).toBeLessThanOrEqual(one.p80);
          const dias = one.hitos.map((hito) => hito.dias);
          expect(dias).toEqual(dias.toSorted((a, b) => a - b));
          expect(dias.every((each) => each >= 0)).toBe(true);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('[AREA-05] what this one took already is off: it never ends in the past', () => {
    const muestras = toMuestras(
      1,
      Array.from({ length: 40 }, (_, place) => toCaso(place, 1 + (place % 4))),
    );
    const late = computePronostico({ ...at, llevados: 30 }, muestras, PLAZOS_INICIALES);
    expect(late.hitos[0]).toEqual({ estado: 'asignada', dias: 1 });
  });
});

describe('its calibration', () => {
  it('[AREA-05] forecasts each with what was known when it was filed, and counts who came in time', () => {
    const known = Array.from({ length: 24 }, (_, place) => toCaso(place, 1 + (place % 6)));
    const later = (asignar: number) => ({
      ...toCaso(0, asignar),
      radicada: '2026-02-02',
      cerrada: '2026-03-02',
    });
    const calibracion = computeCalibracion(1, [...known, later(1), later(6), later(50)]);
    expect(calibracion.evaluadas).toBe(known.filter(({ radicada }) => radicada > '2025-11').length + 3);
    const without = computeCalibracion(1, [...known, later(1)]);
    expect(calibracion.evaluadas - without.evaluadas).toBe(2);
    expect(calibracion.acertadas - without.acertadas).toBeLessThan(2);
    expect(computeCalibracion(1, known.slice(0, 10))).toEqual({
      evaluadas: 0,
      acertadas: 0,
      antesDeLaProbable: 0,
    });
  });
});
