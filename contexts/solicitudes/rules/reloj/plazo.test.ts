import { describe, expect, it } from 'vitest';
import { ESTADOS_SOLICITUD, formatRadicado } from '../../contract/terms.ts';
import { computePlazo, computePlazoDe, isMismoPlazo, PLAZOS_INICIALES } from './plazo.ts';

/** A Tuesday; 2026-12-08 and 2026-12-25 are holidays. */
const HOY = '2026-12-01';

/** Last day of the term of each state that begins today, written again. */
const ESPERADO: Readonly<Record<string, string | null>> = {
  radicada: '2026-12-04',
  asignada: '2026-12-16',
  'en-revision': '2026-12-16',
  'en-conceptualizacion': '2026-12-23',
  'en-evaluacion': '2026-12-23',
  'en-verificacion': '2026-12-23',
  'pendiente-entidad': '2026-12-23',
  'concepto-favorable': '2026-12-09',
  devuelta: '2026-12-31',
};

describe('the terms of a request', () => {
  it.each(ESTADOS_SOLICITUD)(
    '[AREA-05] %s has the term of its work, in working days but to remedy',
    (hasta) => {
      const plazo = computePlazoDe(hasta, HOY, PLAZOS_INICIALES, new Set());
      expect(plazo?.venceEn ?? null).toBe(ESPERADO[hasta] ?? null);
    },
  );

  it('[AREA-05] the review keeps the term of its assignment, and so does who takes it over', () => {
    expect(isMismoPlazo('asignada', 'en-revision')).toBe(true);
    expect(isMismoPlazo('en-conceptualizacion', 'en-conceptualizacion')).toBe(true);
    expect(isMismoPlazo('pendiente-entidad', 'en-conceptualizacion')).toBe(false);
    expect(isMismoPlazo('borrador', 'radicada')).toBe(false);
    expect(isMismoPlazo('certificada', 'certificada')).toBe(false);
  });

  it('[AREA-05] the last day counts; the next one is over', () => {
    expect(computePlazo('2026-12-04', HOY)).toEqual({
      venceEn: '2026-12-04',
      diasHabiles: 3,
      vencida: false,
    });
    expect(computePlazo(HOY, HOY)).toMatchObject({ diasHabiles: 0, vencida: false });
    expect(computePlazo('2026-11-30', HOY)).toMatchObject({ diasHabiles: -1, vencida: true });
  });

  it('[AREA-05] the number says level, year and place in its series', () => {
    expect(formatRadicado(1, 2026, 1)).toBe('LCI-N1-2026-000001');
    expect(formatRadicado(3, 2027, 1_234_567)).toBe('LCI-N3-2027-1234567');
  });
});
