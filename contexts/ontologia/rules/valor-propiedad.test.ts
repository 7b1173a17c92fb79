import { describe, expect, it } from 'vitest';
import { findErrorPropiedad, findErrorValor } from './valor-propiedad.ts';

/** 1 Agente ← 2 Persona; 4 Municipio. */
const SUPERIORES = new Map([
  [1, null],
  [2, 1],
  [4, null],
]);
const dato = {
  nombre: 'Fecha de nacimiento',
  tipo: 'propiedad-dato',
  dominio: 1,
  rango: null,
  rangoTipoDato: 'fecha' as const,
};
const objeto = { ...dato, nombre: 'Nació en', tipo: 'propiedad-objeto', rango: 4, rangoTipoDato: null };
const texto = (valor: string) => ({ valor, claseValor: null });

describe('what an individual says of itself', () => {
  it.each([
    ['entero', ['12', '-3'], ['1.5', 'doce', '']],
    ['decimal', ['12', '12.5'], ['12,5', '.5']],
    ['fecha', ['2024-02-29'], ['2023-02-29', '29/02/2024', '2024-2-9']],
    [
      'fecha-hora',
      ['2026-11-21T10:30:00', '2026-11-21T10:30:00-05:00'],
      ['2026-11-21 10:30', '2026-11-21T25:00:00'],
    ],
    ['hora', ['23:59:59'], ['24:00:00', '9:00']],
    ['booleano', ['true', 'false'], ['sí', '1x']],
    ['binario', ['aGk='], ['a', '$$$$']],
    ['uri', ['urn:oid:2.999', 'https://ejemplo.gov.co'], ['ejemplo', 'http://con espacio']],
    ['cadena', ['cualquiera'], []],
  ] as const)('[AREA-07] %s takes what is one and refuses the rest', (tipo, valid, invalid) => {
    for (const value of valid) expect(findErrorValor(tipo, value)).toBeUndefined();
    for (const value of invalid) expect(findErrorValor(tipo, value)).toContain(`«${value}»`);
  });

  it('[AREA-07] a property of its class or of one above is taken, one of another class is not', () => {
    expect(findErrorPropiedad(dato, 2, texto('1990-05-04'), SUPERIORES)).toBeUndefined();
    expect(findErrorPropiedad(dato, 1, texto('1990-05-04'), SUPERIORES)).toBeUndefined();
    expect(findErrorPropiedad(dato, 4, texto('1990-05-04'), SUPERIORES)).toContain('no es de la clase');
    const sinDominio = { ...dato, dominio: null };
    expect(findErrorPropiedad(sinDominio, 2, texto('x'), SUPERIORES)).toContain('no es de la clase');
  });

  it('[AREA-07] the value must be of the range: its kind of data, or the class of the individual', () => {
    expect(findErrorPropiedad(dato, 2, texto('ayer'), SUPERIORES)).toContain('una fecha que exista');
    expect(findErrorPropiedad(dato, 2, { valor: null, claseValor: 4 }, SUPERIORES)).toContain(
      'lleva un valor',
    );
    expect(findErrorPropiedad(objeto, 2, { valor: null, claseValor: 4 }, SUPERIORES)).toBeUndefined();
    expect(findErrorPropiedad(objeto, 2, { valor: null, claseValor: 2 }, SUPERIORES)).toContain(
      'no es de la clase',
    );
    expect(findErrorPropiedad(objeto, 2, texto('Cali'), SUPERIORES)).toContain('elíjalo');
    const clase = { ...dato, tipo: 'clase' };
    expect(findErrorPropiedad(clase, 2, texto('x'), SUPERIORES)).toContain('es una clase');
  });
});
