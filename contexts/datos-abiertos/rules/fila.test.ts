import { describe, expect, it } from 'vitest';
import { findConjuntos, presentCambio } from './catalogo.ts';
import { defineColumnas } from './conjuntos/conjunto.ts';
import { CODIGOS_CONJUNTO, getConjunto } from './conjuntos/conjuntos.ts';
import { presentFila } from './fila.ts';
import { presentRangoDePersonas } from './personas.ts';

const columnas = defineColumnas(
  ['nit', 'texto', 'NIT.'],
  ['dia', 'dia', 'Día.'],
  ['asistentes', 'personas', 'Personas.'],
);

describe('a row of a set', () => {
  it.each([
    [{ nit: '1', dia: '2026-11-21', asistentes: 3, correo: 'a@b.co' }, /correo is not declared/],
    [{ nit: '1', dia: '2026-11-21' }, /lacks the column asistentes/],
    [{ nit: 1, dia: '2026-11-21', asistentes: 3 }, /nit is no texto/],
    [{ nit: '1', dia: '21/11/2026', asistentes: 3 }, /dia is no dia/],
    [{ nit: '1', dia: null, asistentes: 2.5 }, /asistentes is no personas/],
  ])('[AREA-15] %j is not published', (fila, reason) => {
    expect(() => presentFila({ columnas }, fila)).toThrow(reason);
  });

  it('[AREA-15] holds the declared columns in their order, and of people a range', () => {
    expect(presentFila({ columnas }, { asistentes: 3, dia: null, nit: '1' })).toEqual([
      '1',
      null,
      'De 1 a 4',
    ]);
    expect([0, 1, 4, 5, 9, 10, 20, 50].map(presentRangoDePersonas)).toEqual([
      'Ninguna',
      'De 1 a 4',
      'De 1 a 4',
      'De 5 a 9',
      'De 5 a 9',
      'De 10 a 19',
      'De 20 a 49',
      '50 o más',
    ]);
  });

  it('[AREA-15] no set declares a column of a person', () => {
    const nombres = CODIGOS_CONJUNTO.flatMap((codigo) =>
      getConjunto(codigo).columnas.map(({ nombre }) => `${codigo}.${nombre}`),
    );
    const DE_PERSONA =
      /\.(.*_)?(correo|email|telefono|cargo|responsable|contacto|documento|usuario|participante|autor)(_.*)?$/;
    expect(nombres.filter((nombre) => DE_PERSONA.test(nombre))).toEqual([
      'elementos.nit_responsable',
      'elementos.entidad_responsable',
    ]);
    expect(nombres.filter((nombre) => !/^[a-z-]+\.[a-z][a-z0-9_]*$/.test(nombre))).toEqual([]);
    expect(new Set(nombres).size).toBe(nombres.length);
  });
});

describe('the catalogue', () => {
  it('is searched by every word, whatever its accents', () => {
    const conjuntos = CODIGOS_CONJUNTO.map((codigo) => ({ codigo, ...getConjunto(codigo) }));
    expect(findConjuntos(conjuntos, 'tramites PAPEL').map(({ codigo }) => codigo)).toEqual(['tramites']);
    expect(findConjuntos(conjuntos, ' ')).toHaveLength(conjuntos.length);
    expect(findConjuntos(conjuntos, 'imaginado')).toEqual([]);
  });

  it.each([
    [{ diferencia: null, cambio: true }, 'Primera edición'],
    [{ diferencia: 0, cambio: false }, 'Sin cambios'],
    [{ diferencia: 0, cambio: true }, 'Cambiaron datos, con las mismas filas'],
    [{ diferencia: 1, cambio: true }, '1 fila más'],
    [{ diferencia: -3, cambio: true }, '3 filas menos'],
  ])('%j is told as %s', (edicion, texto) => {
    expect(presentCambio(edicion)).toBe(texto);
  });
});
