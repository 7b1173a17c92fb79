import { describe, expect, it } from 'vitest';
import { DEFINICIONES, findDefinicion } from '../indicadores/definiciones.ts';
import {
  addPieza,
  canAddPieza,
  canSaveTablero,
  findLugar,
  listPuestas,
  toBorrador,
  updateLugar,
  updatePieza,
} from './borrador.ts';
import { findPedidoDePieza } from './pedido-de-pieza.ts';

describe('a board that is being changed', () => {
  it('[AREA-09] has room for twelve piezas; one that goes makes room', () => {
    const lleno = toBorrador(Array.from({ length: 12 }, (_, at) => at));
    expect(canAddPieza(lleno).reasons).toEqual([
      'Un tablero tiene hasta 12 piezas. Quite una para agregar otra.',
    ]);
    expect(canAddPieza(updatePieza(lleno, 3, { isQuitada: true })).allowed).toBe(true);
  });

  it.each([
    ['', false],
    ['   ', false],
    ['x'.repeat(81), false],
    [' Mío ', true],
  ])('[AREA-09] is saved as «%s»: %s', (nombre, allowed) => {
    expect(canSaveTablero(nombre).allowed).toBe(allowed);
  });

  it('[AREA-09] a pieza moves over those that go, and not beyond an end', () => {
    const sinB = updatePieza(toBorrador(['a', 'b', 'c']), 1, { isQuitada: true });
    const movida = updateLugar(sinB, 0, 1);
    expect(listPuestas(movida)).toEqual(['c', 'a']);
    expect([findLugar(movida, 0), findLugar(movida, 1)]).toEqual([2, 0]);
    expect(updateLugar(movida, 0, 1)).toBe(movida);
    expect(listPuestas(updateLugar(movida, 0, -1))).toEqual(['a', 'c']);
    const otraVez = updatePieza(movida, 1, { isQuitada: false });
    expect(listPuestas(addPieza(otraVez, 'd')).length).toBe(4);
    expect(addPieza(otraVez, 'd').at(-1)?.clave).toBe(3);
  });
});

describe('what a pieza asks', () => {
  const ask = (codigo: string, ambito: string, forma: 'cifra' | 'grafica') => {
    const definicion = findDefinicion(codigo);
    return definicion && findPedidoDePieza(definicion, { ambito, forma });
  };

  it('[AREA-09] every indicador has both forms of the whole', () => {
    const missing = DEFINICIONES.flatMap(({ codigo }) =>
      (['cifra', 'grafica'] as const).flatMap((forma) =>
        ask(codigo, '', forma) ? [] : [`${codigo} ${forma}`],
      ),
    );
    expect(missing).toEqual([]);
  });

  it.each([
    ['IND-02', 'nivel=3', 'cifra', undefined],
    ['IND-02', 'pais=1', 'cifra', undefined],
    ['IND-02', 'sector=3', 'grafica', { ambito: 'sector=3' }],
    ['IND-07', 'sector=3', 'cifra', { ambito: 'sector=3&dueno=ministerio' }],
    ['IND-07', 'dueno=entidad', 'cifra', { ambito: 'dueno=entidad' }],
    ['IND-07', 'nivel=2', 'grafica', { ambito: 'nivel=2', por: 'dueno' }],
    ['IND-04', '', 'grafica', { ambito: '', por: 'estado' }],
    ['IND-04', 'estado=identificado', 'grafica', { ambito: 'estado=identificado' }],
  ] as const)('[AREA-09] %s of «%s» as %s', (codigo, ambito, forma, pedido) => {
    expect(ask(codigo, ambito, forma)).toEqual(pedido);
  });
});
