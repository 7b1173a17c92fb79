import { describe, expect, it } from 'vitest';
import type { VeredictoAns } from '../../contract/terms.ts';
import { findMesAnterior, findUltimoMesCerrado, listIncumplidas } from './meses.ts';

const line = (veredicto: VeredictoAns) => ({ prometido: 1, medido: null, veredicto });
const compare = (disponibilidad: VeredictoAns, p95: VeredictoAns, tasaError: VeredictoAns) =>
  listIncumplidas({ disponibilidad: line(disponibilidad), p95: line(p95), tasaError: line(tasaError) });

describe('months of the operation', () => {
  it('[AREA-05] one is judged when its records no longer come, ten days after its end', () => {
    expect(findUltimoMesCerrado('2026-11-11')).toBe('2026-10-01');
    expect(findUltimoMesCerrado('2026-11-10')).toBe('2026-09-01');
    expect(findUltimoMesCerrado('2027-01-05')).toBe('2026-11-01');
    expect(findMesAnterior('2027-01-01')).toBe('2026-12-01');
  });

  it('[AREA-05] breaks what was promised and measured: what has no data or is at the limit is not broken', () => {
    expect(compare('no-cumple', 'en-el-limite', 'no-cumple')).toEqual(['disponibilidad', 'tasaError']);
    expect(compare('cumple', 'sin-declarar', 'sin-declarar')).toEqual([]);
    expect(compare('sin-datos', 'sin-datos', 'sin-datos')).toBeUndefined();
  });
});
