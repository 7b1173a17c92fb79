import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReglaValidador } from '../../../contract/validador.terms.ts';
import { readJson } from '../../../rules/validador/read-json.ts';
import { computeInforme } from './compute-informe.ts';

const ANNIO = { identificador: 'annio', nombre: 'Año', version: '1.0', oid: '2.999.1' };

function validate(texto: string | Uint8Array, esquema: object, raiz: string | null = null) {
  return computeInforme({
    mensaje: typeof texto === 'string' ? new TextEncoder().encode(texto) : texto,
    formato: 'json',
    esquema: {
      tipo: 'json',
      texto: JSON.stringify(esquema),
      raiz,
      elementos: new Map([['annio', { ...ANNIO, ejemplo: '2026' }]]),
    },
  }).informe;
}

interface Caso {
  readonly esquema: object;
  readonly valor: unknown;
  readonly regla: ReglaValidador;
  readonly esperado?: string;
  readonly encontrado?: string;
  readonly sugerencia?: string;
}

const CASOS: Readonly<Record<string, Caso>> = {
  type: {
    esquema: { type: 'integer' },
    valor: '25',
    regla: 'tipo-dato',
    esperado: 'un número entero como 25, sin comillas',
    encontrado: '"25"',
    sugerencia: 'Escríbalo sin comillas: 25.',
  },
  'type of a text': {
    esquema: { type: 'string' },
    valor: 25,
    regla: 'tipo-dato',
    sugerencia: 'Escríbalo entre comillas: "25".',
  },
  'type of a boolean': {
    esquema: { type: 'boolean' },
    valor: 'Sí',
    regla: 'tipo-dato',
    sugerencia: 'Escriba true, sin comillas.',
  },
  enum: {
    esquema: { enum: ['FIJO', 'MOVIL'] },
    valor: 'móvil',
    regla: 'enumeracion',
    esperado: '«FIJO» o «MOVIL»',
    sugerencia: '¿Quiso escribir «MOVIL»?',
  },
  const: { esquema: { const: '1.0' }, valor: '2.0', regla: 'valor-fijo', esperado: '1.0' },
  pattern: { esquema: { pattern: '^[0-9]+$' }, valor: 'a1', regla: 'patron' },
  'format date': {
    esquema: { format: 'date' },
    valor: '21/11/2026',
    regla: 'tipo-dato',
    esperado: 'una fecha como 2026-11-21',
    sugerencia: 'Escriba "2026-11-21".',
  },
  minLength: {
    esquema: { minLength: 7 },
    valor: 'ñandú',
    regla: 'longitud-minima',
    encontrado: '5 caracteres',
  },
  maxLength: {
    esquema: { maxLength: 2 },
    valor: 'abc',
    regla: 'longitud-maxima',
    sugerencia: 'Recorte el valor en 1 carácter.',
  },
  minimum: { esquema: { minimum: 2 }, valor: 1, regla: 'minimo', esperado: '2 o mayor' },
  exclusiveMinimum: { esquema: { exclusiveMinimum: 2 }, valor: 2, regla: 'minimo', esperado: 'mayor que 2' },
  maximum: { esquema: { maximum: 2 }, valor: 3, regla: 'maximo', esperado: '2 o menor' },
  exclusiveMaximum: { esquema: { exclusiveMaximum: 2 }, valor: 2, regla: 'maximo', esperado: 'menor que 2' },
  multipleOf: { esquema: { multipleOf: 5 }, valor: 7, regla: 'multiplo', esperado: 'un múltiplo de 5' },
  'multipleOf of decimals': {
    esquema: { multipleOf: 0.01 },
    valor: 1.234,
    regla: 'decimales',
    esperado: 'máximo 2 decimales',
  },
  formatMinimum: {
    esquema: { format: 'date', formatMinimum: '2026-01-01' },
    valor: '2025-12-31',
    regla: 'minimo',
    esperado: '2026-01-01 o después',
  },
  formatMaximum: {
    esquema: { format: 'date', formatMaximum: '2026-01-01' },
    valor: '2026-12-31',
    regla: 'maximo',
    esperado: '2026-01-01 o antes',
  },
  'pattern of XML Schema': {
    esquema: { 'x-lci-patron': '[\\p{L}-[aeiou]]+' },
    valor: 'casa',
    regla: 'patron',
  },
  'total of digits': { esquema: { 'x-lci-total-digitos': 2 }, valor: 123, regla: 'digitos' },
  decimals: {
    esquema: { 'x-lci-decimales': 0 },
    valor: 1.5,
    regla: 'decimales',
    esperado: 'un número sin decimales',
  },
  minItems: {
    esquema: { minItems: 2 },
    valor: [1],
    regla: 'repeticiones',
    esperado: 'mínimo 2',
    encontrado: '1',
  },
  maxItems: { esquema: { maxItems: 1 }, valor: [1, 2], regla: 'repeticiones', esperado: 'máximo 1' },
  'items beyond a prefix': {
    esquema: { prefixItems: [{}], items: false },
    valor: [1, 2],
    regla: 'repeticiones',
  },
  unevaluatedItems: {
    esquema: { prefixItems: [{}], unevaluatedItems: false },
    valor: [1, 2],
    regla: 'repeticiones',
  },
  uniqueItems: {
    esquema: { uniqueItems: true },
    valor: [1, 2, 1],
    regla: 'unicidad',
    encontrado: 'los de las posiciones 1 y 3 son iguales',
  },
  contains: { esquema: { contains: { type: 'string' } }, valor: [1], regla: 'repeticiones' },
  minProperties: {
    esquema: { minProperties: 1 },
    valor: {},
    regla: 'repeticiones',
    esperado: 'mínimo 1 campos',
  },
  maxProperties: { esquema: { maxProperties: 1 }, valor: { a: 1, b: 2 }, regla: 'repeticiones' },
  required: {
    esquema: { required: ['codigo'] },
    valor: {},
    regla: 'elemento-faltante',
    esperado: '«codigo»',
  },
  dependentRequired: {
    esquema: { dependentRequired: { a: ['b'] } },
    valor: { a: 1 },
    regla: 'elemento-faltante',
    esperado: '«b»',
  },
  additionalProperties: {
    esquema: { properties: { codigo: {} }, additionalProperties: false },
    valor: { codgio: 1 },
    regla: 'elemento-inesperado',
    sugerencia: '¿Quiso escribir "codigo"?',
  },
  unevaluatedProperties: {
    esquema: { properties: { codigo: {} }, unevaluatedProperties: false },
    valor: { otro: 1 },
    regla: 'elemento-inesperado',
  },
  propertyNames: {
    esquema: { propertyNames: { maxLength: 1 } },
    valor: { ab: 1 },
    regla: 'elemento-inesperado',
  },
  'a property that may not be': {
    esquema: { properties: { a: false } },
    valor: { a: 1 },
    regla: 'elemento-inesperado',
  },
  oneOf: { esquema: { oneOf: [{ type: 'string' }, { type: 'boolean' }] }, valor: 1, regla: 'combinacion' },
  'oneOf that holds twice': {
    esquema: { oneOf: [{ minimum: 0 }, { maximum: 2 }] },
    valor: 1,
    regla: 'combinacion',
  },
  anyOf: { esquema: { anyOf: [{ type: 'string' }] }, valor: 1, regla: 'combinacion' },
  not: { esquema: { not: { type: 'number' } }, valor: 1, regla: 'combinacion' },
  if: {
    // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
    esquema: { if: { minimum: 0 }, then: { minimum: 5 } },
    valor: 1,
    regla: 'combinacion',
  },
};

describe('every kind of fault of a JSON Schema', () => {
  it.each(Object.entries(CASOS))('%s', (_nombre, { esquema, valor, regla, ...resto }) => {
    const informe = validate(JSON.stringify({ campo: valor }), { properties: { campo: esquema } });
    expect(informe.resultado).toBe('invalido');
    const inconsistencias = informe.nodos.flatMap((nodo) => nodo.hallazgos);
    expect(inconsistencias).toContainEqual(expect.objectContaining({ regla, ...resto }));
    for (const { mensaje, detalle, sugerencia } of inconsistencias) {
      expect(detalle).toBeNull();
      expect(sugerencia).toMatch(/^[A-ZÁÉÍÓÚ¿].*[.…?]$/);
      expect(mensaje).toMatch(/^[«A-ZÁÉÍÓÚ].*\.$/);
    }
  });

  it('draft 7 and 2019-09 are read as what they say they are', () => {
    const draft7 = { $schema: 'http://json-schema.org/draft-07/schema#', dependencies: { a: ['b'] } };
    expect(validate('{"a":1}', draft7).nodos[0]?.hallazgos[0]?.regla).toBe('elemento-faltante');
    const lista = {
      $schema: 'https://json-schema.org/draft/2019-09/schema',
      items: [{}],
      additionalItems: false,
    };
    expect(validate('[1,2]', lista).nodos[0]?.hallazgos[0]?.regla).toBe('repeticiones');
  });
});

describe('place', () => {
  it('of the whole message is said without quoting it as a name', () => {
    const { nodos } = validate('{"x": 1}', {
      required: ['codigo'],
      properties: {},
      additionalProperties: false,
    });
    expect(
      nodos.flatMap(({ hallazgos: inconsistencias }) => inconsistencias.map(({ mensaje }) => mensaje)),
    ).toEqual([
      'Al mensaje le falta el campo «codigo», que es obligatorio.',
      'El mensaje no admite el campo «x».',
    ]);
  });

  it('is the line and column of the value', () => {
    const informe = validate('{\n  "personas": [\n    { "edad": 1 },\n    { "edad": "x" }\n  ]\n}', {
      properties: { personas: { items: { properties: { edad: { type: 'integer' } } } } },
    });
    expect(informe.nodos).toMatchObject([
      { ruta: '/personas/1/edad', nombre: 'edad', linea: 4, columna: 15 },
    ]);
  });

  it('is found behind names with slashes and tildes', () => {
    const informe = validate('{"a/b~c":1}', { properties: { 'a/b~c': { type: 'string' } } });
    expect(informe.nodos).toMatchObject([{ ruta: '/a~1b~0c', columna: 10 }]);
  });

  it('is told for 200 faults at most of a million, and that there are more', () => {
    const informe = validate(JSON.stringify(Array(1_000_000).fill(1)), { items: { type: 'string' } });
    expect(informe).toMatchObject({ totalErrores: 200, hayMas: true });
    const porReferencia = validate(JSON.stringify(Array(100_000).fill(1)), {
      items: { $ref: '#/$defs/t' },
      $defs: {
        t: { type: 'string', allOf: [{ $ref: '#/$defs/t2' }] },
        t2: { type: 'object', items: { $ref: '#/$defs/t' } },
      },
    });
    expect(porReferencia.hayMas).toBe(true);
  });
});

describe('a message that is a value of an element', () => {
  it('[AREA-11] is called by its name, with the link to it and a value that is right', () => {
    const { nodos } = validate('"dos mil"', { type: 'integer' }, 'annio');
    expect(nodos).toEqual([
      {
        ruta: '/',
        nombre: 'annio',
        linea: 1,
        columna: 1,
        elemento: ANNIO,
        hallazgos: [
          expect.objectContaining({
            mensaje: '«annio» no es del tipo que pide el elemento.',
            sugerencia: 'Escriba un valor como «2026».',
          }),
        ],
      },
    ]);
  });

  it.each(['1e400', '99999999999999999999999', '4.12345678901234567890'])(
    '[AREA-11] the number %s is quoted as it is written',
    (escrito) => {
      const { nodos } = validate(escrito, { maximum: 2 }, 'annio');
      expect(nodos[0]?.hallazgos[0]).toMatchObject({
        regla: 'maximo',
        encontrado: escrito,
        sugerencia: 'Escriba un valor que sea 2 o menor.',
      });
    },
  );
});

describe('a field that stands twice', () => {
  it('[AREA-11] is told where it stands again, whatever its values are worth', () => {
    const { resultado, nodos } = validate(
      '{"a": {"b": 1,\n  "b": 2}, "l": [{"\\u0062": 1, "b": 1}], "b": 3}',
      {},
    );
    expect(resultado).toBe('invalido');
    expect(nodos).toMatchObject([
      { ruta: '/a/b', nombre: 'b', linea: 2, columna: 3, hallazgos: [{ regla: 'unicidad' }] },
      {
        ruta: '/l/0/b',
        nombre: 'b',
        linea: 2,
        hallazgos: [{ mensaje: 'El campo «b» está más de una vez.' }],
      },
    ]);
  });

  it('[AREA-11] is told beside the other faults, and of thousands the first ones', () => {
    const { nodos } = validate('{"a":1,"a":"x"}', { properties: { a: { type: 'number' } } });
    expect(
      nodos.flatMap(({ hallazgos: inconsistencias }) => inconsistencias.map(({ regla }) => regla)),
    ).toEqual(['unicidad', 'tipo-dato']);
    const muchos = validate(`{${Array(5000).fill('"a":1').join(',')}}`, {});
    expect(muchos).toMatchObject({ totalErrores: 200, hayMas: true });
  });
});

describe('text that is no JSON', () => {
  it.each([
    ['', 'El mensaje está vacío.'],
    ['{"a":1,}', 'Se esperaba el nombre de un campo entre comillas dobles.'],
    ["{'a':1}", 'Se esperaba el nombre de un campo entre comillas dobles.'],
    ['{"a" 1}', 'Faltan los dos puntos después del nombre del campo.'],
    ['[1 2]', 'Falta una coma, o «]» para cerrar la lista.'],
    ['[1,]', 'Falta un valor antes de «]».'],
    ['[01]', 'El número no está bien escrito.'],
    ['["a]', 'Un texto no se cerró.'],
    ['["\\x"]', 'La barra invertida no va seguida de un escape de JSON.'],
    ['["a\nb"]', 'Un texto tiene un salto de línea o un carácter de control.'],
    ["['a']", 'El texto está entre comillas simples.'],
    ['{"a":1', 'El mensaje termina antes de cerrar el objeto.'],
    ['[', 'El mensaje termina antes de tiempo.'],
    ['[verdadero]', 'Se esperaba un valor y se encontró «v».'],
    ['{} {}', 'Hay contenido después del final del mensaje.'],
  ])('%j: %s', (texto, mensaje) => {
    const informe = validate(texto, {});
    expect(informe.resultado).toBe('mal-formado');
    expect(informe.nodos[0]?.hallazgos[0]).toMatchObject({ regla: 'sintaxis', mensaje });
  });

  it('is what the language itself takes for none', () => {
    const piece = fc.constantFrom(...'{}[],:"\\ 01-.eE', 'true', 'null', '"a"', '1.5', '\n', 'ñ', '\\u00e9');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
        ),
        (texto) => {
          expect(readJson(texto).estado === 'leido').toBe(isJson(texto));
        },
      ),
      { numRuns: 3000 },
    );
  });
});

function isJson(texto: string): boolean {
  try {
    JSON.parse(texto);
    return true;
  } catch {
    return false;
  }
}

describe('patterns of strangers', () => {
  it.each(['^(a+)+$', '^(a|aa)+$', '^(a|a?)+$', '^(.*a){20}$', '^([a-z]+)*[0-9]$', '(x+x+)+y'])(
    '%s runs in linear time',
    (pattern) => {
      const texto = JSON.stringify({ campo: `${'a'.repeat(20_000)}!` });
      const informe = validate(texto, { properties: { campo: { pattern } } });
      expect(informe).toMatchObject({ resultado: 'invalido', nodos: [{ hallazgos: [{ regla: 'patron' }] }] });
    },
  );

  it('two patterns are two, whatever their texts', () => {
    const esquema = { properties: { a: { pattern: '^a$' }, b: { pattern: '^b$' } } };
    expect(validate('{"a":"a","b":"b"}', esquema).resultado).toBe('valido');
    expect(validate('{"a":"b","b":"b"}', esquema).totalErrores).toBe(1);
  });

  it.each(['^(?=a)a$', '(?<!a)b', '(a)\\1'])(
    '%s has no linear engine: refused with the reason',
    (pattern) => {
      const informe = validate('{"campo":"a"}', { properties: { campo: { pattern } } });
      expect(informe).toMatchObject({ resultado: 'rechazado', motivo: { codigo: 'PATRON_NO_ADMITIDO' } });
    },
  );
});

describe('schema', () => {
  it.each([
    [{ $ref: 'https://example.org/x.json' }, 'IMPORTACION_REMOTA'],
    [{ $ref: '#/$defs/nada' }, 'ESQUEMA_INVALIDO'],
    [{ type: 'entero' }, 'ESQUEMA_INVALIDO'],
  ])('%j is refused: %s', (esquema, codigo) => {
    expect(validate('{}', esquema).motivo?.codigo).toBe(codigo);
  });

  it.each([
    [{ type: 'entero' }, '/type: «type» no tiene uno de los valores permitidos.'],
    [
      { properties: { a: { minLength: -1 } } },
      '/properties/a/minLength: «minLength» es menor que el permitido.',
    ],
    [
      { $schema: 'http://json-schema.org/draft-04/schema#' },
      'El dialecto «http://json-schema.org/draft-04/schema#» no se admite',
    ],
    [{ pattern: '(?=a)b' }, 'Tiene «(?=».'],
  ])('[AREA-11] what is wrong with %j is said in Spanish', (esquema, dicho) => {
    expect(validate('"x"', esquema).motivo?.detalles[0]?.slice(0, dicho.length)).toBe(dicho);
  });
});
