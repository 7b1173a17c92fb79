import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CUANTOS_INVENTADOS,
  DIA_DE_POBLACION,
  PERSONAJES,
  RANGOS_INVENTADOS,
} from '../../contract/poblacion.terms.ts';
import { addAnnios, addDias, computeAnnios } from './dias.ts';
import { computeDigitoVerificacion } from './empresa.ts';
import { createPoblacion, getPoblacion } from './poblacion.ts';

const poblacion = getPoblacion();
const { personas, empresas, vehiculos, predios } = poblacion;
const unaPersona = fc.constantFrom(...personas);

const hasRepetidos = (textos: readonly string[]) => new Set(textos).size !== textos.length;

/** Municipalities as the reference data of the product has them. */
const divipola = new Map(
  readFileSync(new URL('../../../../database/seeds/reference/municipios.csv', import.meta.url), 'utf8')
    .split('\n')
    .slice(1)
    .map((linea) => linea.split(','))
    .map(([codigo = '', departamento = '', nombre = '']) => [codigo, { departamento, nombre }] as const),
);

describe('[AREA-15] the invented population', () => {
  it('is of the sizes that are documented, and the same at each call', () => {
    expect({
      personas: personas.length,
      empresas: empresas.length,
      vehiculos: vehiculos.length,
      predios: predios.length,
    }).toEqual(CUANTOS_INVENTADOS);
    expect(createPoblacion()).toEqual(poblacion);
  });

  it('has one number for each, in the ranges declared as invented', () => {
    for (const numeros of [
      personas.map(({ numero }) => numero),
      empresas.map(({ nit }) => nit),
      vehiculos.map(({ placa }) => placa),
      predios.map(({ predial }) => predial),
      predios.map(({ matricula }) => matricula),
    ])
      expect(hasRepetidos(numeros)).toBe(false);
    for (const { numero, telefono, correo } of personas) {
      expect(numero).toMatch(RANGOS_INVENTADOS.numeroDocumento);
      expect(telefono).toMatch(RANGOS_INVENTADOS.telefono);
      expect(correo).toMatch(RANGOS_INVENTADOS.correo);
    }
    for (const { nit, telefono } of empresas) {
      expect(nit).toMatch(RANGOS_INVENTADOS.nit);
      expect(telefono).toMatch(RANGOS_INVENTADOS.telefono);
    }
    for (const { placa, vin } of vehiculos) {
      expect(placa).toMatch(RANGOS_INVENTADOS.placa);
      expect(vin).toMatch(RANGOS_INVENTADOS.vin);
    }
    for (const { predial, matricula } of predios) {
      expect(predial).toMatch(RANGOS_INVENTADOS.predial);
      expect(matricula).toMatch(RANGOS_INVENTADOS.matriculaInmobiliaria);
    }
  });

  it('a life goes in its order: birth, document, work, death', () => {
    fc.assert(
      fc.property(unaPersona, ({ fechaNacimiento, fechaExpedicion, fechaDefuncion, fechaGrado }) => {
        expect(fechaNacimiento < fechaExpedicion).toBe(true);
        expect(fechaExpedicion <= DIA_DE_POBLACION).toBe(true);
        if (fechaDefuncion !== null) expect(fechaDefuncion > fechaExpedicion).toBe(true);
        if (fechaGrado !== null)
          expect(fechaGrado >= addAnnios(fechaNacimiento, 23) && fechaGrado <= DIA_DE_POBLACION).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('the kind of a document follows the age, and only adults without a death work', () => {
    fc.assert(
      fc.property(unaPersona, ({ tipoDocumento, fechaNacimiento, empleador, fechaDefuncion }) => {
        const edad = computeAnnios(fechaNacimiento, DIA_DE_POBLACION);
        const admitidos = edad < 7 ? ['RC'] : edad < 18 ? ['TI'] : ['CC', 'CE'];
        expect(admitidos).toContain(tipoDocumento);
        if (empleador !== null) expect([edad >= 18, fechaDefuncion]).toEqual([true, null]);
      }),
      { numRuns: 500 },
    );
  });

  it('a municipality is one of DIVIPOLA and stands in its department', () => {
    for (const { municipio } of [...personas, ...empresas, ...predios]) {
      expect(divipola.get(municipio.codigo)).toMatchObject({
        departamento: municipio.departamento,
        nombre: municipio.nombre,
      });
    }
  });

  it('the check digit of a NIT is right: that of the ministry is 1', () => {
    expect(computeDigitoVerificacion('899999053')).toBe('1');
    expect(computeDigitoVerificacion('800131648')).toBe('6');
    for (const { nit, digitoVerificacion } of empresas)
      expect(digitoVerificacion).toBe(computeDigitoVerificacion(nit));
  });

  it('what is owned has an owner who lives and is of age, and who represents a company exists', () => {
    for (const { propietario } of [...vehiculos, ...predios]) {
      expect(personas[propietario]).toMatchObject({ tipoDocumento: 'CC', fechaDefuncion: null });
    }
    for (const { representante } of empresas) expect(personas[representante]).toBeDefined();
  });

  it('has each person to watch for, as announced', () => {
    const findUna = (personaje: (typeof PERSONAJES)[number]) =>
      personas.filter((una) => una.personaje === personaje);
    for (const personaje of PERSONAJES) expect(findUna(personaje).length).toBeGreaterThan(0);
    expect(findUna('fallecida')[0]?.fechaDefuncion).not.toBeNull();
    expect(findUna('menor')[0]?.tipoDocumento).toBe('TI');
    expect(findUna('nombre-de-una-letra')[0]?.primerNombre).toHaveLength(1);
    expect(findUna('nacida-el-29-de-febrero')[0]?.fechaNacimiento).toMatch(/-02-29$/);
    const [una, otra] = findUna('homonima').map(({ primerNombre, segundoNombre, primerApellido }) => [
      primerNombre,
      segundoNombre,
      primerApellido,
    ]);
    expect(una).toEqual(otra);
    expect(personas[11]).toMatchObject({
      numero: '9999000012',
      primerNombre: 'María',
      primerApellido: 'Ñustes',
      segundoApellido: 'Cárdenas',
    });
  });
});

describe('days of the population', () => {
  const dia = fc
    .date({
      min: new Date('1900-01-01T00:00:00Z'),
      max: new Date('2100-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString().slice(0, 10));

  it('go back as they came', () => {
    fc.assert(
      fc.property(dia, fc.integer({ min: -5000, max: 5000 }), (uno, dias) => {
        expect(addDias(addDias(uno, dias), -dias)).toBe(uno);
      }),
    );
  });

  it('a year later is a year more, and 29 February is the 28th where there is none', () => {
    fc.assert(
      fc.property(dia, fc.integer({ min: 0, max: 80 }), (uno, annios) => {
        const otro = addAnnios(uno, annios);
        expect(Number(otro.slice(0, 4)) - Number(uno.slice(0, 4))).toBe(annios);
        expect(otro.slice(5)).toBe(
          uno.endsWith('-02-29') && !otro.endsWith('-02-29') ? '02-28' : uno.slice(5),
        );
      }),
    );
    expect(addAnnios('2000-02-29', 1)).toBe('2001-02-28');
  });
});
