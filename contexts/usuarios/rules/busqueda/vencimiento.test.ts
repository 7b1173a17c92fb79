import { describe, expect, it } from 'vitest';
import { computeRango, parseVencimiento } from './vencimiento.ts';

describe('when what is looked for ends', () => {
  it.each([
    ['hoy', 'hoy'],
    ['Semana', 'semana'],
    ['esta semana', 'semana'],
    ['vencidos', 'vencidas'],
    ['2026-11-30', '2026-11-30'],
    ['3/12/2026', '2026-12-03'],
    ['31/02/2026', undefined],
    ['2026-13-01', undefined],
    ['mañana', undefined],
    ['constructor', undefined],
  ])('[AREA-13] %s', (escrito, vence) => {
    expect(parseVencimiento(escrito)).toBe(vence);
  });

  it.each([
    ['hoy', '2026-11-27', '2026-11-27', '2026-11-27'],
    ['semana', '2026-11-27', '2026-11-27', '2026-11-29'],
    ['semana', '2026-11-29', '2026-11-29', '2026-11-29'],
    ['vencidas', '2026-12-01', null, '2026-11-30'],
    ['2027-01-05', '2026-11-27', '2027-01-05', '2027-01-05'],
  ])('[AREA-13] %s on %s is from %s to %s', (vence, hoy, desde, hasta) => {
    expect(computeRango(vence, hoy)).toEqual({ desde, hasta });
  });
});
