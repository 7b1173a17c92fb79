import { describe, expect, it } from 'vitest';
import { computeVisto, isDebida } from './condicion.ts';
import { computeProxima, formatFrases, presentCuando } from './proxima.ts';

/** Friday 27 November 2026, ten in the morning of Bogotá. */
const VIERNES = new Date('2026-11-27T15:00:00Z');
const diaria = { frecuencia: 'diaria', dia: null, hora: 7 } as const;

describe('when a mail is due', () => {
  it.each([
    ['the next working day', diaria, '2026-11-30T12:00:00Z'],
    ['today while its hour has not come', { ...diaria, hora: 11 }, '2026-11-27T16:00:00Z'],
    ['next week', { frecuencia: 'semanal', dia: 5, hora: 10 }, '2026-12-04T15:00:00Z'],
    ['a Tuesday after a holiday', { frecuencia: 'mensual', dia: 8, hora: 7 }, '2026-12-09T12:00:00Z'],
    ['the month after', { frecuencia: 'mensual', dia: 1, hora: 0 }, '2026-12-01T05:00:00Z'],
  ] as const)('[AREA-09] %s', (_, cadencia, expected) => {
    expect(computeProxima(cadencia, VIERNES)).toEqual(new Date(expected));
  });

  it('[AREA-09] what waits for a closure has no hour', () => {
    const cierre = { frecuencia: 'cierre', dia: null, hora: 7 } as const;
    expect(formatFrases('A las 7:00 a. m.', '', 'Siempre')).toBe('A las 7:00 a. m. Siempre.');
    expect([computeProxima(cierre, VIERNES), presentCuando(cierre)]).toEqual([null, 'Al cerrar el mes']);
    expect(presentCuando({ frecuencia: 'semanal', dia: 1, hora: 14 })).toBe(
      'Cada semana, el lunes a las 2:00\u00a0p.\u00a0m.',
    );
  });
});

describe('whether a mail is due', () => {
  const vistoDe = (valor: number | null, sentido: 'mas' | 'menos' = 'mas') =>
    computeVisto({ flujo: true, sentido, metas: [{ valor: 70 }] }, [
      {
        nombre: '',
        puntos: [
          { momento: '2026-10', valor: valor === null ? null : { valor, texto: `${valor} %` } },
          { momento: 'hoy', valor: { valor: 99, texto: '99 %' } },
        ],
      },
    ]);

  it('[AREA-09] only where the figure says something else, or comes to the other side of its target', () => {
    const [baja, alta, nada] = [vistoDe(60), vistoDe(70), vistoDe(null)];
    const decide = (condicion: 'siempre' | 'cambia' | 'meta') =>
      [
        [baja, baja],
        [baja, vistoDe(61)],
        [baja, alta],
        [alta, baja],
        [nada, alta],
      ].map(([antes = nada, ahora = nada]) => isDebida(condicion, antes, ahora));
    expect(decide('siempre')).toEqual([true, true, true, true, true]);
    expect(decide('cambia')).toEqual([false, true, true, true, true]);
    expect(decide('meta')).toEqual([false, false, true, true, false]);
    expect(vistoDe(60, 'menos').cumpleMeta).toBe(true);
  });
});
