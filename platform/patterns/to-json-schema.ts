import {
  type Clase,
  type ElementoClase,
  type Patron,
  PatronError,
  parsePatron,
  writeRepeticion,
} from './parse-pattern.ts';

/** Characters that mean something, outside and inside a set. */
const SIGNOS = /[\\^$.*+?()[\]{}|/]/;
const SIGNOS_CLASE = /[\\\]^[-]/;

const LARGEST = 0x10ffff;

/** Blocks that texts of Spanish use; the others have no name in the regular expressions of JSON Schema. */
const BLOQUES: Readonly<Record<string, readonly [number, number]>> = {
  IsBasicLatin: [0x0, 0x7f],
  'IsLatin-1Supplement': [0x80, 0xff],
  'IsLatinExtended-A': [0x100, 0x17f],
  'IsLatinExtended-B': [0x180, 0x24f],
  IsGreek: [0x370, 0x3ff],
  IsGeneralPunctuation: [0x2000, 0x206f],
  IsCurrencySymbols: [0x20a0, 0x20cf],
};

/** What each escape of XML Schema covers, as the inside of a set. */
const ESCAPES: Readonly<Record<string, string>> = {
  d: '\\p{Nd}',
  D: '\\P{Nd}',
  s: ' \\t\\n\\r',
  S: '\\x00-\\x08\\x0B\\x0C\\x0E-\\x1F!-\\u{10FFFF}',
  w: '\\p{L}\\p{M}\\p{N}\\p{S}',
  W: '\\p{P}\\p{Z}\\p{C}',
  i: '\\p{L}\\p{Nl}_:',
  c: '\\p{L}\\p{M}\\p{Nd}\\p{Nl}\\x2D\\x2E_:\\xB7',
};

/**
 * A regular expression of XML Schema in the dialect of JSON Schema (ECMA 262 with `u`), between `^(?:` and `)$`
 * because JSON Schema does not anchor.
 *
 * @returns undefined when it has no equal: a subtraction of sets, or a block of Unicode without a name there
 * @throws PatronError when it is no regular expression of XML Schema
 */
export function translatePatron(texto: string): string | undefined {
  const patron = parsePatron(texto);
  try {
    return `^(?:${writePatron(patron)})$`;
  } catch (error) {
    if (error instanceof SinEquivalente) return undefined;
    throw error;
  }
}

/** Whether a text reads as a regular expression of XML Schema; its fault when not. */
export function findFallaPatron(texto: string): string | undefined {
  try {
    parsePatron(texto);
    return undefined;
  } catch (error) {
    if (error instanceof PatronError) return error.message;
    throw error;
  }
}

class SinEquivalente extends Error {}

function writePatron(patron: Patron): string {
  switch (patron.kind) {
    case 'alternativas':
      return patron.ramas.map(writePatron).join('|');
    case 'secuencia':
      return patron.partes
        .map((parte) => (parte.kind === 'alternativas' ? `(?:${writePatron(parte)})` : writePatron(parte)))
        .join('');
    case 'veces':
      return writeAtomo(patron.parte) + writeRepeticion(patron.minimo, patron.maximo);
    case 'clase':
      return writeClase(patron.clase);
  }
}

function writeAtomo(patron: Patron): string {
  return patron.kind === 'clase' ? writeClase(patron.clase) : `(?:${writePatron(patron)})`;
}

function writeClase(clase: Clase): string {
  const { negada, elementos, menos } = clase;
  if (menos !== null) return writeResta(clase, menos);
  const [first] = elementos;
  if (elementos.length === 1 && first?.kind === 'rango' && first.desde === first.hasta && !negada) {
    return writeCaracter(first.desde, SIGNOS);
  }
  return `[${negada ? '^' : ''}${elementos.map(writeElemento).join('')}]`;
}

function writeElemento(elemento: ElementoClase): string {
  switch (elemento.kind) {
    case 'rango':
      return writeRango(elemento.desde, elemento.hasta);
    case 'propiedad':
      return writePropiedad(elemento.nombre, elemento.negada);
    case 'escape': {
      const inside = ESCAPES[elemento.letra];
      if (inside === undefined) throw new SinEquivalente();
      return inside;
    }
  }
}

function writePropiedad(nombre: string, negada: boolean): string {
  if (!nombre.startsWith('Is')) return `\\${negada ? 'P' : 'p'}{${nombre}}`;
  const bloque = BLOQUES[nombre];
  if (!bloque) throw new SinEquivalente();
  const [desde, hasta] = bloque;
  if (!negada) return writeRango(desde, hasta);
  return (desde > 0 ? writeRango(0, desde - 1) : '') + writeRango(hasta + 1, LARGEST);
}

function writeRango(desde: number, hasta: number): string {
  const inicio = writeCaracter(desde, SIGNOS_CLASE);
  return desde === hasta ? inicio : `${inicio}-${writeCaracter(hasta, SIGNOS_CLASE)}`;
}

function writeCaracter(code: number, signos: RegExp): string {
  if (code === 0x2d && signos === SIGNOS_CLASE) return '\\-';
  if (code < 0x20 || (code >= 0x7f && code < 0xa1))
    return `\\x${code.toString(16).toUpperCase().padStart(2, '0')}`;
  if (code >= LARGEST || (code >= 0xd800 && code <= 0xdfff)) return `\\u{${code.toString(16).toUpperCase()}}`;
  const character = String.fromCodePoint(code);
  return signos.test(character) ? `\\${character}` : character;
}

/** Sets that are plain ranges on both sides are subtracted here; categories cannot. */
function writeResta({ negada, elementos }: Clase, menos: Clase): string {
  const left = toRangos({ negada, elementos, menos: null });
  const right = toRangos(menos);
  const rest = left.flatMap((rango) => subtract(rango, right));
  if (rest.length === 0) throw new SinEquivalente();
  return `[${rest.map(([desde, hasta]) => writeRango(desde, hasta)).join('')}]`;
}

type Rango = readonly [number, number];

function toRangos(clase: Clase): Rango[] {
  const plain = clase.elementos.map((elemento): Rango => {
    if (elemento.kind !== 'rango') throw new SinEquivalente();
    return [elemento.desde, elemento.hasta];
  });
  const own = clase.negada ? subtract([0, LARGEST], plain) : plain;
  if (clase.menos === null) return own;
  const minus = toRangos(clase.menos);
  return own.flatMap((rango) => subtract(rango, minus));
}

function subtract(rango: Rango, minus: readonly Rango[]): Rango[] {
  let rest: Rango[] = [rango];
  for (const [from, to] of minus) {
    rest = rest.flatMap(([desde, hasta]): Rango[] => {
      if (to < desde || from > hasta) return [[desde, hasta]];
      const pieces: Rango[] = [];
      if (from > desde) pieces.push([desde, from - 1]);
      if (to < hasta) pieces.push([to + 1, hasta]);
      return pieces;
    });
  }
  return rest;
}
