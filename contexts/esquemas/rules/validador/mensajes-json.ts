import { ZONE } from '@marco/country/zone';
import type { Inconsistencia } from '../../contract/validador-informe.terms.ts';
import { findCercano } from './cercanos.ts';
import { presentDato, toNombre, toTexto } from './dato-json.ts';
import { createInconsistencia, formatCorto, presentCaracteres, presentOpciones } from './textos.ts';
import { findSugerido } from './tipos-esperados.ts';

/** What the JSON Schema engine says of a value. */
export interface FaltaJson {
  readonly keyword: string;
  /** JSON pointer of the value. */
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly data: unknown;
  /** What the schema says under the keyword. */
  readonly schema: unknown;
  /** Names the object's schema knows, for a property that is too much. */
  readonly conocidas: readonly string[];
}

const TIPOS: Readonly<Record<string, string>> = {
  string: 'un texto entre comillas',
  number: 'un número como 12.5, sin comillas',
  integer: 'un número entero como 25, sin comillas',
  boolean: 'true o false, sin comillas',
  object: 'un objeto { … }',
  array: 'una lista [ … ]',
  null: 'null',
};

/** Formats of JSON Schema 2020-12, §7.3, and the type of XML Schema whose slips are the same. */
const FORMATOS: Readonly<Record<string, readonly [texto: string, tipo?: string]>> = {
  date: ['una fecha como 2026-11-21', 'date'],
  'date-time': [`una fecha con hora como 2026-11-21T08:30:00${ZONE.offset}`, 'dateTime'],
  time: [`una hora como 08:30:00${ZONE.offset}`],
  duration: ['una duración como P1Y6M o PT30M'],
  email: ['un correo como nombre@entidad.gov.co'],
  'idn-email': ['un correo como nombre@entidad.gov.co'],
  uri: ['una dirección como https://www.gov.co'],
  'uri-reference': ['una dirección o una parte de ella'],
  'uri-template': ['una plantilla de dirección'],
  iri: ['una dirección como https://www.gov.co'],
  hostname: ['un nombre de servidor como www.gov.co'],
  ipv4: ['una dirección IP como 192.0.2.1'],
  ipv6: ['una dirección IP versión 6'],
  uuid: ['un UUID como 9f1c6a70-1d5b-4c3e-8f0e-2b7d1a6c4e55'],
  byte: ['contenido en base64, como TWFyY28='],
  regex: ['una expresión regular'],
  'json-pointer': ['un puntero JSON como /persona/nombre'],
};

type Traduccion = (falta: FaltaJson, nombre: string) => Inconsistencia;

const limite = ({ params }: FaltaJson) => String(params['limit'] ?? '');
const cuantos = (valor: unknown) => (Array.isArray(valor) ? valor.length : Object.keys(Object(valor)).length);

/** One entry for each keyword that can fail (JSON Schema 2020-12 and 7). */
const TABLA: Readonly<Record<string, Traduccion>> = {
  type: (falta, nombre) => {
    const tipos = [falta.params['type']].flat().map(String);
    const esperado = tipos.map((tipo) => TIPOS[tipo] ?? tipo).join(' o ');
    return createInconsistencia('tipo-dato', `«${nombre}» no es del tipo que pide el elemento.`, {
      esperado,
      encontrado: presentDato(falta.data),
      sugerencia: suggestTipo(tipos, falta.data),
    });
  },
  required: ({ params }, nombre) => {
    const campo = String(params['missingProperty']);
    return createInconsistencia(
      'elemento-faltante',
      `A «${nombre}» le falta el campo «${campo}», que es obligatorio.`,
      {
        esperado: `«${campo}»`,
        encontrado: 'no está',
        sugerencia: `Agregue "${campo}": …`,
      },
    );
  },
  additionalProperties: (falta, nombre) => explainSobrante(falta, nombre, 'additionalProperty'),
  unevaluatedProperties: (falta, nombre) => explainSobrante(falta, nombre, 'unevaluatedProperty'),
  enum: ({ params, data }, nombre) => {
    const opciones = [params['allowedValues']].flat().map(toTexto);
    const cercano = findCercano(toTexto(data), opciones);
    return createInconsistencia('enumeracion', `«${nombre}» no tiene uno de los valores permitidos.`, {
      esperado: presentOpciones(opciones),
      encontrado: presentDato(data),
      sugerencia:
        cercano === null ? 'Escriba uno de los códigos de la lista.' : `¿Quiso escribir «${cercano}»?`,
    });
  },
  const: ({ params, data }, nombre) =>
    createInconsistencia('valor-fijo', `«${nombre}» tiene siempre el mismo valor.`, {
      esperado: toTexto(params['allowedValue']),
      encontrado: presentDato(data),
      sugerencia: `Escriba ${formatCorto(toTexto(params['allowedValue']))}.`,
    }),
  pattern: ({ params, data }, nombre) => explainPatron(String(params['pattern']), data, nombre),
  'x-lci-patron': ({ schema, data }, nombre) => explainPatron(String(schema), data, nombre),
  format: ({ params, data }, nombre) => {
    const formato = String(params['format']);
    const [texto, tipo] = FORMATOS[formato] ?? [`un valor con el formato «${formato}»`];
    const sugerido = tipo === undefined ? null : findSugerido(tipo, toTexto(data));
    return createInconsistencia('tipo-dato', `«${nombre}» no tiene el formato que pide el elemento.`, {
      esperado: texto,
      encontrado: presentDato(data),
      sugerencia: sugerido === null ? null : `Escriba "${sugerido}".`,
    });
  },
  minLength: (falta, nombre) =>
    createInconsistencia('longitud-minima', `«${nombre}» es demasiado corto.`, {
      esperado: `mínimo ${presentCaracteres(limite(falta))}`,
      encontrado: presentCaracteres([...toTexto(falta.data)].length),
      sugerencia: 'Complete el valor.',
    }),
  maxLength: (falta, nombre) =>
    createInconsistencia('longitud-maxima', `«${nombre}» es demasiado largo.`, {
      esperado: `máximo ${presentCaracteres(limite(falta))}`,
      encontrado: presentCaracteres([...toTexto(falta.data)].length),
      sugerencia: `Recorte el valor en ${presentCaracteres([...toTexto(falta.data)].length - Number(limite(falta)))}.`,
    }),
  minimum: (falta, nombre) => explainMinimo(falta, nombre, `${limite(falta)} o mayor`),
  exclusiveMinimum: (falta, nombre) => explainMinimo(falta, nombre, `mayor que ${limite(falta)}`),
  maximum: (falta, nombre) => explainMaximo(falta, nombre, `${limite(falta)} o menor`),
  exclusiveMaximum: (falta, nombre) => explainMaximo(falta, nombre, `menor que ${limite(falta)}`),
  multipleOf: ({ params, data }, nombre) => {
    const paso = Number(params['multipleOf']);
    const decimales = Math.round(-Math.log10(paso));
    const esDecimales = paso < 1 && Math.abs(10 ** -decimales - paso) < Number.EPSILON;
    return createInconsistencia(
      esDecimales ? 'decimales' : 'multiplo',
      esDecimales
        ? `«${nombre}» tiene más decimales de los permitidos.`
        : `«${nombre}» no es un múltiplo permitido.`,
      {
        esperado: esDecimales ? `máximo ${decimales} decimales` : `un múltiplo de ${paso}`,
        encontrado: presentDato(data),
        sugerencia: 'Redondee el valor.',
      },
    );
  },
  formatMinimum: (falta, nombre) => explainMinimo(falta, nombre, `${limite(falta)} o después`),
  formatMaximum: (falta, nombre) => explainMaximo(falta, nombre, `${limite(falta)} o antes`),
  formatExclusiveMinimum: (falta, nombre) => explainMinimo(falta, nombre, `después de ${limite(falta)}`),
  formatExclusiveMaximum: (falta, nombre) => explainMaximo(falta, nombre, `antes de ${limite(falta)}`),
  'x-lci-total-digitos': ({ schema, data }, nombre) =>
    createInconsistencia('digitos', `«${nombre}» tiene más dígitos de los permitidos.`, {
      esperado: `máximo ${String(schema)} dígitos en total`,
      encontrado: presentDato(data),
    }),
  'x-lci-decimales': ({ schema, data }, nombre) =>
    createInconsistencia('decimales', `«${nombre}» tiene más decimales de los permitidos.`, {
      esperado: schema === 0 ? 'un número sin decimales' : `máximo ${String(schema)} decimales`,
      encontrado: presentDato(data),
      sugerencia: 'Redondee el valor.',
    }),
  minItems: (falta, nombre) =>
    explainCantidad(falta, nombre, `mínimo ${limite(falta)}`, 'Agregue los que faltan.'),
  maxItems: (falta, nombre) =>
    explainCantidad(falta, nombre, `máximo ${limite(falta)}`, 'Quite los que sobran.'),
  minProperties: (falta, nombre) =>
    explainCantidad(falta, nombre, `mínimo ${limite(falta)} campos`, 'Agregue los que faltan.'),
  maxProperties: (falta, nombre) =>
    explainCantidad(falta, nombre, `máximo ${limite(falta)} campos`, 'Quite los que sobran.'),
  items: (falta, nombre) =>
    explainCantidad(falta, nombre, `máximo ${limite(falta)}`, 'Quite los que sobran.'),
  additionalItems: (falta, nombre) =>
    explainCantidad(falta, nombre, `máximo ${limite(falta)}`, 'Quite los que sobran.'),
  unevaluatedItems: (falta, nombre) =>
    explainCantidad(falta, nombre, 'los elementos que declara el esquema', 'Quite los que sobran.'),
  uniqueItems: ({ params }, nombre) =>
    createInconsistencia('unicidad', `«${nombre}» repite un valor.`, {
      esperado: 'valores que no se repiten',
      encontrado: `los de las posiciones ${Number(params['j']) + 1} y ${Number(params['i']) + 1} son iguales`,
      sugerencia: 'Deje el valor una sola vez.',
    }),
  contains: ({ params }, nombre) =>
    createInconsistencia('repeticiones', `«${nombre}» no contiene los valores que pide el esquema.`, {
      esperado: `mínimo ${String(params['minContains'] ?? 1)} que cumpla`,
    }),
  dependentRequired: ({ params }, nombre) => explainDependencia(params, nombre),
  dependencies: ({ params }, nombre) => explainDependencia(params, nombre),
  propertyNames: ({ params }, nombre) =>
    createInconsistencia('elemento-inesperado', `«${nombre}» tiene un campo cuyo nombre no se admite.`, {
      encontrado: toTexto(params['propertyName']),
      sugerencia: 'Revise cómo está escrito el nombre del campo.',
    }),
  oneOf: ({ params }, nombre) =>
    createInconsistencia(
      'combinacion',
      Array.isArray(params['passingSchemas'])
        ? `«${nombre}» cumple más de una de las alternativas y debe cumplir una sola.`
        : `«${nombre}» no cumple ninguna de las alternativas del esquema.`,
      { esperado: 'exactamente una de las alternativas' },
    ),
  anyOf: (_falta, nombre) =>
    createInconsistencia('combinacion', `«${nombre}» no cumple ninguna de las alternativas del esquema.`, {
      esperado: 'al menos una de las alternativas',
    }),
  not: (_falta, nombre) =>
    createInconsistencia('combinacion', `«${nombre}» cumple una condición que el esquema prohíbe.`, {
      esperado: 'que no la cumpla',
    }),
  if: ({ params }, nombre) =>
    createInconsistencia('combinacion', `«${nombre}» no cumple lo que el esquema pide para este caso.`, {
      esperado: params['failingKeyword'] === 'else' ? 'lo del caso contrario' : 'lo del caso',
    }),
  'false schema': (_falta, nombre) =>
    createInconsistencia('elemento-inesperado', `El esquema no admite «${nombre}».`, {
      sugerencia: 'Quite el campo.',
    }),
};

/**
 * What the engine says of a value of a message, in plain Spanish.
 *
 * @param raiz name of the element the whole message is, where that is known
 */
export function translateFaltaJson(falta: FaltaJson, raiz: string | null = null): Inconsistencia {
  const nombre = toNombre(falta.instancePath, raiz);
  const traduce = Object.hasOwn(TABLA, falta.keyword) ? TABLA[falta.keyword] : undefined;
  if (traduce)
    return falta.instancePath === '' && raiz === null
      ? nameMensaje(traduce(falta, nombre))
      : traduce(falta, nombre);
  return createInconsistencia('otra', `«${nombre}» no cumple el esquema.`, { detalle: falta.keyword });
}

/** The whole message has no name to be quoted: 'Al mensaje le falta…', not 'A «el mensaje» le falta…'. */
function nameMensaje(inconsistencia: Inconsistencia): Inconsistencia {
  const mensaje = inconsistencia.mensaje
    .replace(/^A «el mensaje»/, 'Al mensaje')
    .replace(/^«el mensaje»/, 'El mensaje')
    .replace('«el mensaje»', 'el mensaje');
  return { ...inconsistencia, mensaje };
}

function suggestTipo(tipos: readonly string[], dato: unknown): string | null {
  if (tipos.includes('string') && (typeof dato === 'number' || typeof dato === 'boolean'))
    return `Escríbalo entre comillas: "${dato}".`;
  if (typeof dato !== 'string') return null;
  const tipo = tipos.find((uno) => uno === 'integer' || uno === 'number' || uno === 'boolean');
  if (tipo === undefined) return null;
  if (tipo !== 'boolean' && /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(dato))
    return `Escríbalo sin comillas: ${dato}.`;
  const sugerido = findSugerido(tipo === 'number' ? 'decimal' : tipo, dato);
  return sugerido === null ? null : `Escriba ${sugerido}, sin comillas.`;
}

function explainSobrante({ params, conocidas }: FaltaJson, nombre: string, clave: string): Inconsistencia {
  const campo = String(params[clave]);
  const cercano = findCercano(campo, conocidas);
  return createInconsistencia('elemento-inesperado', `«${nombre}» no admite el campo «${campo}».`, {
    esperado: conocidas.length === 0 ? null : presentOpciones(conocidas),
    encontrado: `"${formatCorto(campo)}"`,
    sugerencia:
      cercano === null
        ? 'Quite el campo o revise cómo está escrito su nombre.'
        : `¿Quiso escribir "${cercano}"?`,
  });
}

const explainPatron = (patron: string, data: unknown, nombre: string): Inconsistencia =>
  createInconsistencia('patron', `«${nombre}» no tiene la forma que pide el elemento.`, {
    esperado: `un valor que cumpla el patrón ${formatCorto(patron)}`,
    encontrado: presentDato(data),
  });

const explainMinimo = ({ data }: FaltaJson, nombre: string, esperado: string): Inconsistencia =>
  createInconsistencia('minimo', `«${nombre}» es menor que el permitido.`, {
    esperado,
    encontrado: presentDato(data),
  });

const explainMaximo = ({ data }: FaltaJson, nombre: string, esperado: string): Inconsistencia =>
  createInconsistencia('maximo', `«${nombre}» es mayor que el permitido.`, {
    esperado,
    encontrado: presentDato(data),
  });

const explainCantidad = (
  { data }: FaltaJson,
  nombre: string,
  esperado: string,
  sugerencia: string,
): Inconsistencia =>
  createInconsistencia('repeticiones', `«${nombre}» no tiene la cantidad que pide el esquema.`, {
    esperado,
    encontrado: String(cuantos(data)),
    sugerencia,
  });

function explainDependencia(params: FaltaJson['params'], nombre: string): Inconsistencia {
  const campo = String(params['missingProperty']);
  return createInconsistencia(
    'elemento-faltante',
    `A «${nombre}» le falta «${campo}», que se pide junto con «${String(params['property'])}».`,
    { esperado: `«${campo}»`, encontrado: 'no está', sugerencia: `Agregue "${campo}": …` },
  );
}
