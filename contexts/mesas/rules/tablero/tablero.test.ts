import { describe, expect, it } from 'vitest';
import { formatTablero, parseTablero, toMes } from './busqueda-tablero.ts';
import { chooseColumna } from './columna-tablero.ts';
import { presentCierre, presentDistancia } from './vence-en-tablero.ts';

describe('[MESA-11] the column of a commitment', () => {
  // Tuesday; its week ends on Sunday 26.
  const corte = { hoy: '2026-07-21', finDeSemana: '2026-07-26' };
  it.each([
    ['abierto', '2026-07-20', 'vencidos'],
    ['abierto', '2026-07-21', 'semana'],
    ['abierto', '2026-07-26', 'semana'],
    ['abierto', '2026-07-27', 'despues'],
    ['cumplido', '2026-07-01', 'cumplidos'],
  ] as const)('%s, due %s: %s', (estado, venceEn, columna) => {
    expect(chooseColumna({ estado, venceEn }, corte)).toBe(columna);
  });
});

describe('[MESA-11] how far a commitment is, in a column', () => {
  it.each([
    [0, false, 'hoy'],
    [1, false, 'en 1 día hábil'],
    [3, false, 'en 3 días háb.'],
    [-1, true, 'hace 1 día hábil'],
    [-5, true, 'hace 5 días háb.'],
    [0, true, 'hace menos de 1 día hábil'],
  ])('%s, over %s: %s', (dias, isOver, text) => {
    expect(presentDistancia(dias, isOver)).toBe(text);
  });

  it.each([
    ['2026-07-14', '2026-07-14', 'a tiempo'],
    ['2026-07-14', '2026-07-10', 'a tiempo'],
    ['2026-07-07', '2026-07-08', '1 día hábil tarde'],
    ['2026-07-17', '2026-07-22', '2 días háb. tarde'],
    ['2026-07-17', '2026-07-18', 'menos de 1 día hábil tarde'],
  ])('due %s, fulfilled %s: %s', (venceEn, cerradoEn, text) => {
    expect(presentCierre(venceEn, cerradoEn)).toBe(text);
  });
});

describe('[MESA-11] the address of the board', () => {
  it('says whose, what words, which mesa, how it is looked at and the month', () => {
    const query = 'vista=mios&texto=acta&mesa=7&modo=calendario&mes=2026-07';
    const busqueda = parseTablero(new URLSearchParams(query));
    expect(busqueda).toEqual({ vista: 'mios', texto: 'acta', mesa: 7, modo: 'calendario', mes: '2026-07' });
    expect(String(new URLSearchParams(formatTablero(busqueda)))).toBe(query);
  });

  it('without sense is the usual board of today', () => {
    const busqueda = parseTablero(new URLSearchParams('vista=otra&mesa=x&modo=lista&mes=2026-13'));
    expect(busqueda).toMatchObject({ vista: null, mesa: null, modo: 'tablero' });
    expect(toMes(busqueda.mes, '2026-07-21')).toBe('2026-07');
    expect(toMes('2027-01', '2026-07-21')).toBe('2027-01');
  });
});
