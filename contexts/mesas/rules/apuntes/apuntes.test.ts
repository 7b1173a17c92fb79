import { describe, expect, it } from 'vitest';
import { clearApunte, findApunteEn, listApuntes, writePrefijo } from './apuntes.ts';
import { type QuienesResponden, readCompromisoDicho } from './compromiso-dicho.ts';

const NOTAS = `Se revisaron las pruebas.
Decisión: El número será numLibretaPasaporte.
- COMPROMISO : Enviar la matriz
2) decision: Seguir
Decisiones:
Decisión:
La decisión: no fue fácil`;

/** A Friday; the Tuesday 8 December is a holiday. */
const HOY = '2026-11-27';
const QUIENES: QuienesResponden = {
  entidades: [
    { id: 51, nombre: 'MINISTERIO DE RELACIONES EXTERIORES' },
    { id: 52, nombre: 'UNIDAD ADMINISTRATIVA ESPECIAL MIGRACIÓN COLOMBIA' },
    { id: 53, nombre: 'MINISTERIO DE SALUD' },
  ],
  personas: [
    { id: 7, nombre: 'María Ñáñez', idEntidad: 51 },
    { id: 8, nombre: 'Ana Ruiz', idEntidad: 52 },
    { id: 9, nombre: 'Ana Ríos', idEntidad: 52 },
  ],
};
const read = (texto: string) => readCompromisoDicho(texto, QUIENES, HOY);

describe('the lines of the minutes that wait to be noted', () => {
  it('[MESA-11] begin with the word, alone or in a list; a heading, an empty one and a sentence are none', () => {
    expect(listApuntes(NOTAS).map(({ clase, texto, lugar }) => [clase, texto, lugar])).toEqual([
      ['decision', 'El número será numLibretaPasaporte.', 1],
      ['compromiso', 'Enviar la matriz', 2],
      ['decision', 'Seguir', 3],
    ]);
    expect(findApunteEn(NOTAS, NOTAS.indexOf('matriz'))?.texto).toBe('Enviar la matriz');
    expect(findApunteEn(NOTAS, 0)).toBeUndefined();
    expect(findApunteEn(NOTAS, NOTAS.length)).toBeUndefined();
  });

  it('[MESA-11] are found at once in a text of nothing but spaces and repeated words', () => {
    const before = performance.now();
    expect(listApuntes(`Decisión:${' '.repeat(19_000)}`)).toEqual([]);
    expect(listApuntes(`Decisión: x${' '.repeat(19_000)}y`)).toHaveLength(1);
    read(`Enviar${' '.repeat(19_000)}el`);
    read('para el 3 de '.repeat(1_500));
    expect(performance.now() - before).toBeLessThan(1_000);
  });

  it('[MESA-11] leave the text once they are noted, wherever they stand by then, and nothing else does', () => {
    const apunte = { linea: 'Decisión: Sí', lugar: 0 };
    expect(clearApunte('Decisión: Sí\nOtra', apunte)).toBe('Otra');
    expect(clearApunte('Antes\nOtra\nDecisión: Sí', apunte)).toBe('Antes\nOtra');
    expect(clearApunte('Decisión: Sí, pero', apunte)).toBe('Decisión: Sí, pero');
  });

  it('[MESA-11] are made of any line, and turn from one into the other', () => {
    const made = writePrefijo('Uno\nEnviar la matriz\nTres', 8, 'compromiso');
    expect(made).toEqual({ notas: 'Uno\nCompromiso: Enviar la matriz\nTres', cursor: 32 });
    expect(writePrefijo(made.notas, made.cursor, 'decision').notas).toBe(
      'Uno\nDecisión: Enviar la matriz\nTres',
    );
    expect(writePrefijo('', 0, 'decision')).toEqual({ notas: 'Decisión: ', cursor: 10 });
    expect(writePrefijo('Decisión: ', 10, 'compromiso').notas).toBe('Compromiso: ');
  });
});

describe('what a line says of a commitment', () => {
  it.each([
    ['Enviar la matriz, Migración Colombia, 10 días', 'Enviar la matriz.', 52, null],
    ['Enviar la matriz, maría ñañez, en 3 días hábiles', 'Enviar la matriz.', 51, 7],
    ['Enviar la matriz, responsable: Ana Ruiz', 'Enviar la matriz.', 52, 8],
    // Two people and two ministries fit: nobody is chosen.
    ['Enviar la matriz, Ana', 'Enviar la matriz, Ana.', null, null],
    ['Enviar la matriz, Ministerio', 'Enviar la matriz, Ministerio.', null, null],
    ['El Ministerio de Salud envía la matriz', 'El Ministerio de Salud envía la matriz.', 53, null],
    ['Revisar salud, vida y la matriz', 'Revisar salud, vida y la matriz.', null, null],
  ])('[MESA-11] who: %s', (texto, descripcion, idEntidad, idResponsable) => {
    expect(read(texto)).toMatchObject({ descripcion, idEntidad, idResponsable });
  });

  it.each([
    ['Enviar la matriz', 'Enviar la matriz.', 10, null, '2026-12-14'],
    ['Enviar la matriz en 5 días', 'Enviar la matriz.', 5, null, '2026-12-04'],
    ['Enviar la matriz, plazo 1 día hábil.', 'Enviar la matriz.', 1, null, '2026-11-30'],
    ['Publicar la versión 2 el 15 de diciembre', 'Publicar la versión 2.', null, '2026-12-15', '2026-12-15'],
    ['Publicar a más tardar el martes 2 de febrero de 2027', 'Publicar.', null, '2027-02-02', '2027-02-02'],
    ['Publicar antes del 10/12/2026', 'Publicar.', null, '2026-12-10', '2026-12-10'],
    // No work that day: the next one with it.
    ['Publicar el 8 de diciembre', 'Publicar.', null, '2026-12-09', '2026-12-09'],
    ['Publicar el viernes', 'Publicar.', null, '2026-12-04', '2026-12-04'],
    ['Publicar en 8 días calendario', 'Publicar.', null, '2026-12-07', '2026-12-07'],
    // Past without a year is the next one; what is no day stays a part of the sentence.
    ['Publicar el 5 de enero', 'Publicar.', null, '2027-01-05', '2027-01-05'],
    ['Publicar el 31 de febrero', 'Publicar el 31 de febrero.', 10, null, '2026-12-14'],
    ['Publicar el 5 de enero de 2020', 'Publicar el 5 de enero de 2020.', 10, null, '2026-12-14'],
    ['Reunir los 0 días', 'Reunir los 0 días.', 10, null, '2026-12-14'],
  ])('[MESA-11] when: %s', (texto, descripcion, plazoDiasHabiles, venceEn, dia) => {
    expect(read(texto)).toMatchObject({ descripcion, plazoDiasHabiles, venceEn, dia });
  });

  it('[MESA-11] the working days that are left go with the day, and the entidad answers where nobody is named', () => {
    expect(read('Enviar, Migración Colombia, 10 días')).toMatchObject({
      diasHabiles: 10,
      responsable: 'Unidad administrativa especial migración colombia',
    });
  });
});
