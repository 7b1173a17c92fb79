import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findErroresValor } from './valor-parametro.ts';

const telefonos = {
  tipo: 'lista',
  restriccion: {
    campos: [
      { clave: 'nombre', titulo: 'Nombre' },
      { clave: 'numero', titulo: 'Número' },
    ],
  },
} as const;

describe('values of a parameter', () => {
  it.each([
    ['texto', {}, 'Marco', undefined],
    ['texto', {}, '', 'Escriba un valor.'],
    ['texto', {}, '   ', 'Escriba un valor.'],
    ['texto', { opcional: true }, '', undefined],
    ['texto', { opcional: true }, '   ', 'Escriba un valor.'],
    ['texto', {}, ' Marco', 'Quite los espacios del principio y del final.'],
    ['texto', {}, 5, 'Escriba un valor.'],
    ['texto', { largo: 3 }, 'abc', undefined],
    ['texto', { largo: 3 }, 'abcd', 'No puede contener más de 3 caracteres.'],
    ['texto', { formato: 'correo' }, 'a@ejemplo.gov.co', undefined],
    ['texto', { formato: 'correo' }, 'A@ejemplo.gov.co', /correo electrónico en minúsculas/],
    ['texto', { formato: 'correo' }, 'a@ejemplo', /correo electrónico en minúsculas/],
    ['texto', { formato: 'url' }, 'https://ejemplo.gov.co/a', undefined],
    ['texto', { formato: 'url' }, 'javascript:alert(1)', /empiece por https/],
    ['texto', { formato: 'oid' }, '2.999.170', undefined],
    ['texto', { formato: 'oid' }, '2.999.', /números separados por puntos/],
    ['texto', { formato: 'oid' }, '3.1', /números separados por puntos/],
    ['texto', { formato: 'fecha' }, '2026-12-24', undefined],
    ['texto', { formato: 'fecha' }, '2026-02-30', /una fecha que exista/],
    ['texto', { formato: 'fecha' }, '24/12/2026', /una fecha que exista/],
    ['texto', { formato: 'alcance' }, 'nacional', undefined],
    ['texto', { formato: 'alcance' }, '899999001', undefined],
    ['texto', { formato: 'alcance' }, 'Nacional', /«nacional» o el NIT/],
    [
      'texto',
      { formato: 'marcado' },
      '**Sí**: vea [la ley](https://ejemplo.gov.co/a) y [el mapa](/mapa)',
      undefined,
    ],
    ['texto', { formato: 'marcado' }, 'Antes <script>', /sin los signos/],
    ['texto', { formato: 'marcado' }, '[pulse](javascript:alert(1))', /los enlaces son/],
    ['texto', { formato: 'marcado' }, '[pulse](//otro.sitio)', /los enlaces son/],
    ['texto', { formato: 'si-no' }, 'sí', undefined],
    ['texto', { formato: 'si-no' }, 'tal vez', 'Elija sí o no.'],
    ['entero', { minimo: 1, maximo: 10 }, 1, undefined],
    ['entero', { minimo: 1, maximo: 10 }, 10, undefined],
    ['entero', { minimo: 1, maximo: 10 }, 0, 'Debe estar entre 1 y 10.'],
    ['entero', { minimo: 1, maximo: 10 }, 11, 'Debe estar entre 1 y 10.'],
    ['entero', {}, 1.5, 'Escriba un número entero.'],
    ['entero', {}, '1', 'Escriba un número entero.'],
    ['entero', {}, 2_147_483_648, 'Debe estar entre 0 y 2147483647.'],
    ['booleano', {}, false, undefined],
    ['booleano', {}, 'false', 'Elija sí o no.'],
    ['booleano', {}, null, 'Elija sí o no.'],
    ['lista', {}, ['uno', 'dos'], undefined],
    ['lista', {}, [], undefined],
    ['lista', {}, 'uno', 'Debe ser una lista.'],
    ['lista', {}, ['uno', ''], 'Escriba un valor.'],
    ['lista', {}, Array.from({ length: 31 }, () => 'x'), 'No puede tener más de 30 filas.'],
  ] as const)('%s %j: %j → %s', (tipo, restriccion, valor, mensaje) => {
    const errores = findErroresValor({ tipo, restriccion }, valor);
    if (mensaje === undefined) expect(errores).toEqual([]);
    else
      expect(errores).toMatchObject([
        { mensaje: typeof mensaje === 'string' ? mensaje : expect.stringMatching(mensaje) },
      ]);
  });

  it('the rows of a list have exactly the texts of the rule, and an error names its row and field', () => {
    expect(findErroresValor(telefonos, [{ nombre: 'Bogotá', numero: '601' }])).toEqual([]);
    expect(findErroresValor(telefonos, [{ nombre: 'Bogotá', numero: '601' }, { nombre: '' }])).toEqual([
      { campo: '1.nombre', mensaje: 'Nombre: Escriba un valor.' },
      { campo: '1.numero', mensaje: 'Número: Escriba un valor.' },
    ]);
    expect(findErroresValor(telefonos, [{ nombre: 'a', numero: 'b', otro: 'c' }])).toEqual([
      { campo: '0.otro', mensaje: 'Este campo no existe.' },
    ]);
    expect(findErroresValor(telefonos, ['601'])).toEqual([{ campo: '0', mensaje: 'Complete los campos.' }]);
  });

  it('a text of a row may have a length of its own, and may be empty where the rule says so', () => {
    const campos = [
      { clave: 'titulo', titulo: 'Título', largo: 5 },
      { clave: 'numero', titulo: 'Número', opcional: true },
    ];
    const regla = { tipo: 'lista', restriccion: { campos } } as const;
    expect(findErroresValor(regla, [{ titulo: 'Corto', numero: '' }])).toEqual([]);
    expect(findErroresValor(regla, [{ titulo: 'Largos', numero: ' ' }])).toEqual([
      { campo: '0.titulo', mensaje: 'Título: No puede contener más de 5 caracteres.' },
      { campo: '0.numero', mensaje: 'Número: Escriba un valor.' },
    ]);
  });

  it('an object has exactly the texts of the rule', () => {
    const regla = { tipo: 'json', restriccion: { campos: [{ clave: 'dias', titulo: 'Días' }] } } as const;
    expect(findErroresValor(regla, { dias: 'Lunes' })).toEqual([]);
    expect(findErroresValor(regla, {})).toEqual([{ campo: 'dias', mensaje: 'Días: Escriba un valor.' }]);
    expect(findErroresValor(regla, [])).toEqual([{ campo: '', mensaje: 'Complete los campos.' }]);
  });

  it('whatever JSON arrives is judged, never thrown at', () => {
    const tipo = fc.constantFrom('texto', 'entero', 'booleano', 'lista', 'json' as const);
    fc.assert(
      fc.property(tipo, fc.jsonValue(), (kind, valor) => {
        for (const { mensaje } of findErroresValor({ tipo: kind, restriccion: telefonos.restriccion }, valor))
          expect(mensaje.length).toBeGreaterThan(5);
      }),
    );
  });
});
