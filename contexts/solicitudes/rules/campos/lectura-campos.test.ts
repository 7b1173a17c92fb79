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

  it('says where each field stands in the messages, whether it repeats and whether it is a personal datum', () => {
    const { campos, errores } = readCampos(
      filas(
        TITULOS,
        vacia({ nombre: 'persona', operacion: 'consultar', datoPersonal: 'Sí' }),
        vacia({
          nombre: 'telefono',
          operacion: 'consultar',
          padre: 'persona',
          repite: 'X',
          datoPersonal: 'no',
        }),
      ),
    );
    expect(errores).toEqual([]);
    expect(campos).toMatchObject([
      { operacion: 'consultar', padre: '', repite: false, datoPersonal: true, base: null },
      { operacion: 'consultar', padre: 'persona', repite: true, datoPersonal: false },
    ]);
  });

  it('of the template without these columns is read as before', () => {
    const antes = TITULOS.slice(0, TITULOS.indexOf(COLUMNAS_CAMPO.operacion));
    const { campos, errores } = readCampos(filas(antes, ['fecha', 'Fecha de nacimiento', 'Fecha']));
    expect([antes.length, errores]).toEqual([10, []]);
    expect(campos).toMatchObject([
      { nombre: 'fecha', operacion: '', padre: '', repite: false, datoPersonal: false },
    ]);
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
        vacia({ nombre: 'mal', operacion: 'o'.repeat(61), repite: 'opcional', datoPersonal: 'toString' }),
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
      { fila: 6, columna: 'Código de la operación', mensaje: 'Escriba máximo 60 caracteres.' },
      { fila: 6, columna: 'Se repite', mensaje: 'Escriba sí o no.' },
      { fila: 6, columna: 'Dato personal', mensaje: 'Escriba sí o no.' },
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
