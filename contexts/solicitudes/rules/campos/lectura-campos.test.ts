import { describe, expect, it } from 'vitest';
import { COLUMNAS_CAMPO } from '../../contract/terms.ts';
import { readCampos } from './lectura-campos.ts';

const TITULOS = Object.values(COLUMNAS_CAMPO);
const filas = (...rows: readonly (readonly string[])[]) =>
  rows.map((cells, place) => ({ number: place + 1, line: place + 1, cells }));
const vacia = (part: Partial<Record<keyof typeof COLUMNAS_CAMPO, string>>) =>
  (Object.keys(COLUMNAS_CAMPO) as (keyof typeof COLUMNAS_CAMPO)[]).map((columna) => part[columna] ?? '');

describe('[AREA-05] a file of fields', () => {
  it('is read by the headings of the template, in any order and without regard to accents', () => {
    const lectura = readCampos(
      filas(
        ['SISTEMA ORIGEN', 'obligatorio', 'Nombre  del campo', 'tipo de dato', 'Longitud', 'Sentido'],
        [' Pasaportes ', 'Sí', 'numeroPasaporte', 'Texto', '9', 'Entrada y salida'],
      ),
    );
    expect(lectura).toEqual({
      errores: [],
      campos: [
        {
          nombre: 'numeroPasaporte',
          descripcion: '',
          tipoDato: 'Texto',
          longitud: 9,
          obligatorio: true,
          sentido: 'ambos',
          valores: '',
          fuente: '',
          ejemplo: '',
          sistemaOrigen: 'Pasaportes',
          operacion: '',
          papel: null,
          padre: '',
          repite: false,
          datoPersonal: false,
          base: null,
        },
      ],
    });
  });

  it('says only the name, and the rest is as the form begins it', () => {
    const { campos } = readCampos(filas(TITULOS, vacia({ nombre: 'fecha' })));
    expect(campos).toMatchObject([{ longitud: null, obligatorio: true, sentido: 'salida' }]);
  });

  it('is told cell by cell what is wrong, and keeps the rows that are right', () => {
    const { campos, errores } = readCampos(
      filas(
        TITULOS,
        vacia({ nombre: 'bien', obligatorio: 'NO' }),
        vacia({ nombre: '', descripcion: 'sin nombre' }),
        vacia({ nombre: 'mal', longitud: '9,5', obligatorio: 'quizás', sentido: 'constructor' }),
        vacia({ nombre: 'n'.repeat(121), longitud: '1000001' }),
      ),
    );
    expect(campos).toMatchObject([{ nombre: 'bien', obligatorio: false }]);
    expect(errores).toEqual([
      { fila: 3, columna: 'Nombre del campo', mensaje: 'Escriba el nombre del campo.' },
      { fila: 4, columna: 'Longitud', mensaje: 'Escriba un número entero entre 0 y 1000000.' },
      { fila: 4, columna: 'Obligatorio', mensaje: 'Escriba sí o no.' },
      { fila: 4, columna: 'Sentido', mensaje: 'Escriba entrada, salida o ambos.' },
      { fila: 5, columna: 'Nombre del campo', mensaje: 'Escriba máximo 120 caracteres.' },
      { fila: 5, columna: 'Longitud', mensaje: 'Escriba un número entero entre 0 y 1000000.' },
    ]);
  });

  it.each([
    ['no rows', [], /debe tener la columna «Nombre del campo»/],
    ['no column of names', [['Tipo'], ['Texto']], /debe tener la columna/],
    ['headings alone', [TITULOS], /no tiene campos/],
    ['501 fields', [TITULOS, ...Array.from({ length: 501 }, (_, n) => [`campo${n}`])], /más de 500 campos/],
  ])('with %s is refused as a whole', (_what, rows, mensaje) => {
    expect(readCampos(filas(...rows))).toEqual({
      campos: [],
      errores: [{ fila: 0, columna: '—', mensaje: expect.stringMatching(mensaje) }],
    });
  });
});
