import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeDiferencia, type FilaActual } from './diferencia-catalogo.ts';
import { findErrorCodigo, formatNombre, parseCodigo } from './fila-catalogo.ts';
import { readFilas } from './lectura-catalogo.ts';

const DEPARTAMENTOS = new Set(['05', '11', '76']);
const toRows = (rows: readonly string[][]) =>
  rows.map((cells, index) => ({ number: index + 1, line: index + 1, cells }));

function read(rows: readonly string[][], encabezado = ['codigo', 'nombre']) {
  const lectura = readFilas('municipios', toRows([encabezado, ...rows]));
  if (!lectura) throw new Error('The header was not understood.');
  return lectura;
}

function compare(rows: readonly string[][], actuales: readonly FilaActual[], inactivarAusentes = true) {
  const lectura = read(rows);
  return computeDiferencia({
    catalogo: 'municipios',
    actuales,
    lectura,
    departamentos: DEPARTAMENTOS,
    inactivarAusentes,
  });
}

const medellin: FilaActual = { codigo: '05001', nombre: 'Medellín', activo: true };
const cali: FilaActual = { codigo: '76001', nombre: 'Cali', activo: false };

describe('codes and names of official files', () => {
  it.each([
    ['sectores', '12', '12'],
    ['sectores', '0', undefined],
    ['departamentos', '5', '05'],
    ['departamentos', '005', undefined],
    ['municipios', '5001', '05001'],
    ['municipios', '05001', '05001'],
    ['municipios', '5.001', undefined],
    ['municipios', '', undefined],
  ] as const)('[AREA-01] %s: «%s» is the code %s', (catalogo, text, codigo) => {
    expect(parseCodigo(catalogo, text)).toBe(codigo);
    expect(findErrorCodigo(catalogo, text) === undefined).toBe(codigo !== undefined);
  });

  it.each([
    ['SAN ANDRÉS DE TUMACO', 'San Andrés de Tumaco'],
    ['  LA   GUAJIRA ', 'La Guajira'],
    ['BOGOTÁ, D.C.', 'Bogotá, D.C.'],
    ['ÑÁÑEZ Y EL PLAN', 'Ñáñez y el Plan'],
    ['McAllister de Oro', 'McAllister de Oro'],
  ])('[AREA-01] «%s» is stored as «%s»', (text, nombre) => {
    expect(formatNombre(text)).toBe(nombre);
  });

  it.each([
    [
      ['Código Departamento', 'Nombre Departamento', 'Código Municipio', 'Nombre Municipio'],
      ['5', 'Antioquia', '5001', 'Medellín'],
    ],
    [
      ['COD_DPTO', 'DPTO', 'COD_MPIO', 'NOM_MPIO'],
      ['05', 'ANTIOQUIA', '05001', 'Medellín'],
    ],
    [
      ['codigo', 'departamento_codigo', 'nombre'],
      ['05001', '05', 'Medellín'],
    ],
  ])('[AREA-01] the header %j is understood', (encabezado, row) => {
    expect(read([row], encabezado)).toEqual({
      filas: [{ linea: 2, codigo: '05001', nombre: 'Medellín' }],
      errores: [],
    });
  });

  it('[AREA-01] a header without the columns is not', () => {
    expect(readFilas('municipios', toRows([['id', 'texto']]))).toBeUndefined();
  });
});

describe('difference between file and catalogue', () => {
  it('[AREA-01] tells every error of a row with its line', () => {
    const { filas } = compare(
      [
        ['05001', 'Medellín', 'x'],
        ['abc', ''],
        ['05001', 'Otra'],
        ['99001', 'Ninguna'],
      ],
      [medellin],
    );
    expect(filas.map(({ linea, accion, mensajes }) => [linea, accion, mensajes])).toEqual([
      [2, 'error', ['Tiene 3 columnas y el encabezado 2.']],
      [3, 'error', ['El código son cinco dígitos, como 05001.', 'Nombre es requerido.']],
      [4, 'cambiada', []],
      [5, 'error', ['El departamento 99 no está en el catálogo.']],
    ]);
  });

  it('[AREA-01] tells new, changed, equal, reactivated and absent rows; capitals change nothing', () => {
    const bogota: FilaActual = { codigo: '11001', nombre: 'Bogotá D.C.', activo: true };
    const { filas, iguales } = compare(
      [
        ['05001', 'MEDELLÍN'],
        ['76001', 'Cali'],
        ['05002', 'ABEJORRAL'],
      ],
      [medellin, cali, bogota],
    );
    expect(iguales).toBe(1);
    expect(filas.map(({ codigo, accion, nombre }) => [codigo, accion, nombre])).toEqual([
      ['76001', 'cambiada', 'Cali'],
      ['05002', 'nueva', 'Abejorral'],
      ['11001', 'inactivar', 'Bogotá D.C.'],
    ]);
  });

  it('[AREA-01] a code whose row has an error is not taken for absent', () => {
    expect(
      compare(
        [
          ['05001', ''],
          ['11001', 'Bogotá'],
        ],
        [medellin],
      ).filas,
    ).not.toContainEqual(expect.objectContaining({ accion: 'inactivar' }));
  });

  it('[AREA-01] a name of another department is refused, one that passes from row to row is not', () => {
    const actuales = [
      { codigo: '05', nombre: 'Antioquia', activo: true },
      { codigo: '11', nombre: 'Bogotá', activo: true },
    ];
    const compareDepartamentos = (rows: readonly string[][]) => {
      const lectura = readFilas('departamentos', toRows([['codigo', 'nombre'], ...rows]));
      if (!lectura) throw new Error('The header was not understood.');
      return computeDiferencia({
        catalogo: 'departamentos',
        actuales,
        lectura,
        departamentos: DEPARTAMENTOS,
        inactivarAusentes: false,
      }).filas.map(({ accion }) => accion);
    };
    expect(compareDepartamentos([['76', 'Antioquia']])).toEqual(['error']);
    expect(
      compareDepartamentos([
        ['05', 'Bogotá'],
        ['11', 'Antioquia'],
      ]),
    ).toEqual(['cambiada', 'cambiada']);
  });

  const codigo = fc
    .tuple(fc.constantFrom('05', '11', '76', '99'), fc.integer({ min: 1, max: 30 }))
    .map(([departamento, number]) => departamento + String(number).padStart(3, '0'));
  const nombre = fc.string({ unit: fc.constantFrom(...'aáBÑn z1'), maxLength: 12 });
  const row = fc.tuple(fc.oneof(codigo, fc.string({ maxLength: 6 })), nombre).map((cells) => [...cells]);
  const actual = fc.record({ codigo, nombre: nombre.map(formatNombre), activo: fc.boolean() });
  const catalogue = fc.uniqueArray(actual, { selector: (fila) => fila.codigo });

  it('[AREA-01] what was applied leaves nothing to do but its errors', () => {
    fc.assert(
      fc.property(fc.array(row), catalogue, fc.boolean(), (rows, actuales, inactivarAusentes) => {
        const { filas } = compare(rows, actuales, inactivarAusentes);
        const after = new Map(actuales.map((fila) => [fila.codigo, fila]));
        for (const fila of filas) {
          if (fila.accion === 'error') continue;
          const activo = fila.accion !== 'inactivar';
          after.set(fila.codigo, { codigo: fila.codigo, nombre: fila.nombre, activo });
        }
        const again = compare(rows, [...after.values()], inactivarAusentes).filas;
        expect(again.filter(({ accion }) => accion !== 'error')).toEqual([]);
        expect(again.map(({ linea }) => linea)).toEqual(
          filas.filter(({ accion }) => accion === 'error').map(({ linea }) => linea),
        );
      }),
    );
  });

  it('[AREA-01] every line of the file is told once at most, and no active row goes unless asked', () => {
    fc.assert(
      fc.property(fc.array(row), catalogue, (rows, actuales) => {
        const { filas, iguales } = compare(rows, actuales, false);
        const lines = filas.map(({ linea }) => linea);
        expect(new Set(lines).size).toBe(lines.length);
        expect(lines).not.toContain(null);
        expect(lines.length + iguales).toBeLessThanOrEqual(rows.length);
      }),
    );
  });
});
