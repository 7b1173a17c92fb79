import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FACETAS_DICCIONARIO, toDireccionElemento } from '../contract/terms.ts';
import { computeDistancia, findCorreccion } from './correccion.ts';
import {
  chooseFaceta,
  countFiltros,
  DICCIONARIO_VACIO,
  type EstadoDiccionario,
  findElegido,
  findErrorOid,
  formatDiccionario,
  parseDiccionario,
} from './direccion.ts';
import { findOid, MAXIMO_TERMINOS, parseTerminos, toTextoPlegado } from './terminos.ts';

describe('words of a search', () => {
  it.each([
    ['  Código del MUNICIPIO ', ['codigo', 'municipio']],
    ['de la', ['de', 'la']],
    ['cédula CEDULA cedula', ['cedula']],
    ['año/ñandú', ['ano', 'nandu']],
    ['Países, países y país', ['pais']],
    ['apellidos de los municipios', ['apellido', 'municipio']],
    ['nombres, clases, interés', ['nombre', 'clase', 'intere']],
    [
      'identificaciones postales, valores, leyes, entidades',
      ['identificacion', 'postal', 'valor', 'ley', 'entidad'],
    ],
    ['mes gas días', ['mes', 'gas', 'dias']],
    ['%_\\', []],
    ['', []],
  ])('%j gives %j', (texto, terminos) => {
    expect(parseTerminos(texto)).toEqual(terminos);
  });

  it('[AREA-06] hold nothing but letters and digits, each once, at most so many', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (texto) => {
        const terminos = parseTerminos(texto);
        for (const termino of terminos) expect(termino).toMatch(/^[a-z0-9]+$/);
        expect(new Set(terminos).size).toBe(terminos.length);
        expect(terminos.length).toBeLessThanOrEqual(MAXIMO_TERMINOS);
        expect(toTextoPlegado(toTextoPlegado(texto))).toBe(toTextoPlegado(texto));
      }),
    );
  });

  it.each([
    ['2.999.170', '2.999.170'],
    [' 2.16.170.1 ', '2.16.170.1'],
    ['2.999', null],
    ['3.1.2', null],
    ['2.01.3', null],
    ['1.0', null],
  ])('%j is the identifier %j', (texto, oid) => {
    expect(findOid(texto)).toBe(oid);
  });
});

describe('the word somebody meant', () => {
  it.each([
    ['cedla', 'cedula'],
    ['cedlua', 'cedula'],
    ['munisipio', 'municipio'],
    ['identifcacoin', 'identificacion'],
    ['xyz', undefined],
    ['cedula', 'cedula'],
  ])('%s means %s', (palabra, meant) => {
    expect(findCorreccion(palabra, ['cedula', 'municipio', 'identificacion', 'xy'])).toBe(meant);
  });

  it('[AREA-06] the distance is none to itself, the same both ways, and never more than the longer word', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abc'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        const distancia = computeDistancia(one, other);
        expect(distancia === 0).toBe(one === other);
        expect(distancia).toBe(computeDistancia(other, one));
        expect(distancia).toBeLessThanOrEqual(Math.max(one.length, other.length));
        expect(distancia).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
      }),
    );
  });
});

const id = fc.option(fc.integer({ min: 1, max: 999_999_999 }));
const dia = fc.constantFrom('', '2026-02-28', '2024-02-29');
const estados: fc.Arbitrary<EstadoDiccionario> = fc.record({
  texto: fc.constantFrom('', 'cédula', 'a & b=c', '2.999.170'),
  capa: id,
  dominio: id,
  entidad: id,
  sector: id,
  estandar: id,
  clase: fc.constantFrom('simple', 'grupo', null),
  tipoDato: fc.constantFrom('fecha-hora', null),
  estado: fc.constantFrom('incorporado', 'todos', 'caducado'),
  oid: fc.constantFrom('', '2.999.170.'),
  desde: dia,
  hasta: dia,
  orden: fc.constantFrom('relevancia', 'reciente'),
  pagina: fc.integer({ min: 1, max: 100_000 }),
  tamano: fc.constantFrom(10, 25, 50),
});

describe('address of the dictionary', () => {
  it('[AREA-06] says the whole search: what is written is read again', () => {
    fc.assert(
      fc.property(estados, (estado) => {
        expect(parseDiccionario(new URLSearchParams([...formatDiccionario(estado)]))).toEqual(estado);
      }),
    );
  });

  it('[AREA-06] leaves out what is as usual, and takes what makes no sense for absent', () => {
    expect(formatDiccionario(DICCIONARIO_VACIO)).toEqual([]);
    const wrong = 'capa=x&tipo=otro&estado=borrador&oid=a.b&desde=2026-02-30&pagina=0&tamano=7&orden=azar';
    expect(parseDiccionario(new URLSearchParams(wrong))).toEqual(DICCIONARIO_VACIO);
  });

  it('[AREA-06] what a facet chooses is found in it, and taking it away leaves none', () => {
    fc.assert(
      fc.property(estados, fc.constantFrom(...FACETAS_DICCIONARIO), (estado, faceta) => {
        const valor = { estado: 'historico', clase: 'lista', tipoDato: 'uri' }[faceta as string] ?? '7';
        const chosen = chooseFaceta(estado, faceta, valor);
        expect(findElegido(chosen, faceta)).toBe(valor);
        expect(findElegido(chooseFaceta(chosen, faceta, null), faceta)).toBeNull();
        expect(chosen.pagina).toBe(1);
      }),
    );
    expect(countFiltros({ ...DICCIONARIO_VACIO, texto: 'x', capa: 1, estado: 'todos', pagina: 3 })).toBe(2);
  });

  it.each([
    ['', null],
    ['2.999.', null],
    ['2.999.170', null],
    ['dos', 'Escriba números separados por puntos, por ejemplo 2.999.170.1.'],
  ])('%j as an identifier is told %j', (oid, error) => {
    expect(findErrorOid(oid)).toBe(error);
  });

  it('[AREA-06] an element stands at its identificador alone where nobody else has it', () => {
    const elemento = { identificador: 'codSexo', capa: { codigo: 'Comun' }, dominio: { codigo: 'Personal' } };
    expect(toDireccionElemento({ ...elemento, esUnico: true }, '1.0')).toBe('/diccionario/codSexo/1.0');
    expect(toDireccionElemento({ ...elemento, esUnico: false })).toBe('/diccionario/Comun/Personal/codSexo');
  });
});
