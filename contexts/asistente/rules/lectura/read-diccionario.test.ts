import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FuenteIlegible } from './campo-detectado.ts';
import { readDiccionario } from './read-diccionario.ts';
import { listCodigos, toTipoEscrito } from './tipos-escritos.ts';

const toFilas = (celdas: readonly (readonly string[])[]) =>
  celdas.map((cells, lugar) => ({ number: lugar + 1, line: lugar + 1, cells }));

describe('a dictionary of data', () => {
  it('[AREA-05] is read in any order of columns, under titles, with its heading again', () => {
    const { formato, campos, omitidas } = readDiccionario(
      toFilas([
        ['DICCIONARIO DE DATOS', '', ''],
        ['Versión 3', '', ''],
        [
          'N°',
          'Descripción funcional',
          'Nombre del campo',
          'Tipo de dato',
          'Long.',
          'Obligatorio',
          'Valores permitidos',
          'Tabla',
        ],
        [
          '1',
          'Tipo de documento',
          'tip_doc',
          'Alfanumérico',
          '2',
          'Sí',
          'CC=Cédula; CE=Extranjería',
          'PERSONAS',
        ],
        [
          'N°',
          'Descripción funcional',
          'Nombre del campo',
          'Tipo de dato',
          'Long.',
          'Obligatorio',
          'Valores permitidos',
          'Tabla',
        ],
        ['2', 'Valor', 'vlr', 'Numérico', '12,2', 'N', 'Ver la tabla de valores del sistema', 'PERSONAS'],
        ['', 'Sin nombre', '', 'Texto', '', '', '', ''],
      ]),
    );
    expect(formato).toBe('diccionario');
    expect(campos).toMatchObject([
      {
        ruta: 'PERSONAS/tip_doc',
        descripcion: 'Tipo de documento',
        tipo: 'texto',
        longitud: 2,
        obligatorio: true,
        valores: ['CC', 'CE'],
        origen: { linea: 4 },
      },
      { ruta: 'PERSONAS/vlr', tipo: 'decimal', longitud: 12, decimales: 2, obligatorio: false, valores: [] },
    ]);
    expect(omitidas).toEqual([
      { linea: 7, parte: 'Fila 7', motivo: 'No dice el nombre del campo.', veces: 1 },
    ]);
  });

  it.each([
    [
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      'encabezados',
    ],
    [[], 'encabezados'],
    [[['Campo', 'Tipo']], 'no tiene campos'],
  ])('%j is refused with what it lacks', (filas, mensaje) => {
    expect(() => readDiccionario(toFilas(filas))).toThrow(mensaje);
  });

  it('more fields than are read are refused at their line', () => {
    const filas = [
      ['Campo', 'Tipo'],
      ...Array.from({ length: 1001 }, (_, lugar) => [`campo${lugar}`, 'texto']),
    ];
    expect(() => readDiccionario(toFilas(filas))).toThrow('más de 1.000 campos');
  });

  it('ends with fields or with a refusal, whatever stands in the cells', () => {
    const celda = fc.oneof(fc.constantFrom('Campo', 'Tipo', 'Descripción', ''), fc.string());
    fc.assert(
      fc.property(fc.array(fc.array(celda, { maxLength: 8 }), { maxLength: 12 }), (celdas) => {
        try {
          expect(readDiccionario(toFilas(celdas)).campos.length).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toBeInstanceOf(FuenteIlegible);
        }
      }),
    );
  });
});

it.each([
  ['VARCHAR2(20)', null, { tipo: 'texto', longitud: 20 }],
  ['Alfanumérico (20)', null, { tipo: 'texto', longitud: 20 }],
  ['Numérico', 10, { tipo: 'entero', longitud: 10, decimales: 0 }],
  ['Numérico 10,2', null, { tipo: 'decimal', longitud: 10, decimales: 2 }],
  ['Fecha y hora', null, { tipo: 'fecha-hora' }],
  ['Fecha', 10, { tipo: 'fecha', longitud: null }],
  ['Sí/No', null, { tipo: 'logico' }],
  ['bigint', null, { tipo: 'entero' }],
  ['cosa', 4, { tipo: 'desconocido', longitud: 4 }],
  ['', null, { tipo: 'desconocido' }],
] as const)('a type written %j is %j', (escrito, longitud, esperado) => {
  expect(toTipoEscrito(escrito, longitud, null)).toMatchObject(esperado);
});

it.each([
  ['A=Activo; I=Inactivo', ['A', 'I']],
  ['1: Sí, 2: No', ['1', '2']],
  ['CC, CE, TI', ['CC', 'CE', 'TI']],
  ['1 - Soltero | 2 - Casado', ['1', '2']],
  ['Ver la tabla DIVIPOLA del DANE', []],
  ['', []],
] as const)('the values %j are the codes %j', (escrito, codigos) => {
  expect(listCodigos(escrito)).toEqual(codigos);
});
