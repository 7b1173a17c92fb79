import { describe, expect, it } from 'vitest';
import { buildFranja, countDias } from './franja.ts';

const dia = (day: string, disponibilidad: number | null) => ({
  dia: day,
  llamadas: 10,
  fallas: 1,
  disponibilidad,
});

describe('the strip of days', () => {
  it('[AREA-05] ends today, and a day without traffic has no data', () => {
    const franja = buildFranja([dia('2026-11-26', 100)], '2026-11-27', 3);
    expect(franja).toEqual([
      { dia: '2026-11-25', estado: 'sin-datos', llamadas: 0, fallas: 0 },
      { dia: '2026-11-26', estado: 'bien', llamadas: 10, fallas: 1 },
      { dia: '2026-11-27', estado: 'sin-datos', llamadas: 0, fallas: 0 },
    ]);
  });

  it('[AREA-05] a day is well from 99 %, with failures from 90 %, down below', () => {
    const shares = [99, 98.9, 90, 89.9, null];
    const medidos = shares.map((share, at) => dia(`2026-11-2${at}`, share));
    const franja = buildFranja(medidos, '2026-11-24', 5);
    expect(franja.map(({ estado }) => estado)).toEqual([
      'bien',
      'con-fallas',
      'con-fallas',
      'caido',
      'sin-datos',
    ]);
    expect(countDias(franja)).toEqual({ bien: 1, 'con-fallas': 2, caido: 1, 'sin-datos': 1 });
  });
});
