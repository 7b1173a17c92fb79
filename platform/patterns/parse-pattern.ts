/** What a piece of a regular expression of XML Schema 1.0 part 2, annex F, matches. */
export type Pattern =
  | { readonly kind: 'alternatives'; readonly branches: readonly Pattern[] }
  | { readonly kind: 'sequence'; readonly parts: readonly Pattern[] }
  | {
      readonly kind: 'repetition';
      readonly part: Pattern;
      readonly minimum: number;
      readonly maximum: number | null;
    }
  | { readonly kind: 'class'; readonly characterClass: CharacterClass };

/** A set of characters. */
export interface CharacterClass {
  readonly negated: boolean;
  readonly items: readonly ClassItem[];
  /** Characters taken away: `[a-z-[aeiou]]`. */
  readonly minus: CharacterClass | null;
}

export type ClassItem =
  | { readonly kind: 'range'; readonly from: number; readonly to: number }
  /** A category or block of Unicode: `Lu`, `IsBasicLatin`. */
  | { readonly kind: 'property'; readonly name: string; readonly negated: boolean }
  /** `\s \S \i \I \c \C \d \D \w \W`, without the bar. */
  | { readonly kind: 'escape'; readonly letter: string };

/** Why a text is not a regular expression of XML Schema, for its author. */
export class PatternError extends Error {
  override readonly name = 'PatternError';
}

const CONTROLS: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9 };
const ESCAPED_LITERALS = '\\|.?*+(){}-[]^';
const MULTIPLES = 'sSiIcCdDwW';
/** Categories and blocks of Unicode. */
const PROPERTIES = /^(L[ultmo]?|M[nce]?|N[dlo]?|P[cdseifo]?|Z[slp]?|S[mcko]?|C[cfon]?|Is[A-Z][A-Za-z0-9-]+)$/;
const MAXIMUM_DEPTH = 50;
/** Everything but line ends. */
const DOT: CharacterClass = {
  negated: true,
  items: [
    { kind: 'range', from: 10, to: 10 },
    { kind: 'range', from: 13, to: 13 },
  ],
  minus: null,
};

/**
 * Reads a regular expression of XML Schema 1.0. This code parses it and never gives it to the engine of JavaScript,
 * because that engine accepts expressions that XML Schema does not have.
 *
 * @throws PatternError
 */
export function parsePattern(text: string): Pattern {
  const reader = new Reader(text);
  const pattern = parseAlternatives(reader);
  if (!reader.atEnd()) throw reader.invalid('sobra un paréntesis que cierra');
  return pattern;
}

class Reader {
  readonly #characters: readonly string[];
  #position = 0;
  #depth = 0;

  constructor(text: string) {
    this.#characters = [...text];
  }

  atEnd(): boolean {
    return this.#position >= this.#characters.length;
  }

  peek(ahead = 0): string {
    return this.#characters[this.#position + ahead] ?? '';
  }

  next(): string {
    const character = this.#characters[this.#position];
    if (character === undefined) throw this.invalid('termina antes de tiempo');
    this.#position++;
    return character;
  }

  take(expected: string): boolean {
    if (this.atEnd() || this.peek() !== expected) return false;
    this.#position++;
    return true;
  }

  /** Reads what stands inside a group or a set. */
  within<Inside>(what: string, read: () => Inside): Inside {
    this.#depth += 1;
    if (this.#depth > MAXIMUM_DEPTH) throw this.invalid(`tiene demasiados ${what} anidados`);
    const inside = read();
    this.#depth -= 1;
    return inside;
  }

  invalid(reason: string): PatternError {
    return new PatternError(`El patrón no es válido en la posición ${this.#position + 1}: ${reason}.`);
  }
}

function parseAlternatives(reader: Reader): Pattern {
  const branches = [parseSequence(reader)];
  while (reader.take('|')) branches.push(parseSequence(reader));
  const [only] = branches;
  return branches.length === 1 && only ? only : { kind: 'alternatives', branches };
}

function parseSequence(reader: Reader): Pattern {
  const parts: Pattern[] = [];
  while (!reader.atEnd() && reader.peek() !== '|' && reader.peek() !== ')') {
    parts.push(parseRepetition(reader, parseAtom(reader)));
  }
  return { kind: 'sequence', parts };
}

function parseAtom(reader: Reader): Pattern {
  const character = reader.next();
  if (character === '(') return reader.within('paréntesis', () => parseGroup(reader));
  if (character === '[') return { kind: 'class', characterClass: parseClass(reader) };
  if (character === '.') return { kind: 'class', characterClass: DOT };
  if (character === '\\') return single(parseEscape(reader));
  if ('?*+{}]'.includes(character))
    throw reader.invalid(`«${character}» va precedido de \\ cuando es un carácter`);
  return single(range(character));
}

function parseGroup(reader: Reader): Pattern {
  if (reader.peek() === '?')
    throw reader.invalid('XML Schema no admite grupos especiales como (?:…), (?=…) o (?!…)');
  const inside = parseAlternatives(reader);
  if (!reader.take(')')) throw reader.invalid('falta cerrar un paréntesis');
  return inside;
}

function single(item: ClassItem): Pattern {
  return { kind: 'class', characterClass: { negated: false, items: [item], minus: null } };
}

function range(from: string, to = from): ClassItem {
  return { kind: 'range', from: from.codePointAt(0) ?? 0, to: to.codePointAt(0) ?? 0 };
}

function parseRepetition(reader: Reader, part: Pattern): Pattern {
  const counts = parseCounts(reader);
  if (!counts) return part;
  if (!reader.atEnd() && '?*+'.includes(reader.peek()))
    throw reader.invalid('XML Schema no admite dos repeticiones seguidas');
  return { kind: 'repetition', part, ...counts };
}

function parseCounts(
  reader: Reader,
): { readonly minimum: number; readonly maximum: number | null } | undefined {
  if (reader.take('?')) return { minimum: 0, maximum: 1 };
  if (reader.take('*')) return { minimum: 0, maximum: null };
  if (reader.take('+')) return { minimum: 1, maximum: null };
  if (!reader.take('{')) return undefined;
  const minimum = parseNumber(reader);
  const maximum = reader.take(',') ? (reader.peek() === '}' ? null : parseNumber(reader)) : minimum;
  if (!reader.take('}')) throw reader.invalid('falta cerrar una llave');
  if (maximum !== null && maximum < minimum) throw reader.invalid('el mínimo supera al máximo');
  return { minimum, maximum };
}

function parseNumber(reader: Reader): number {
  let digits = '';
  while (/^[0-9]$/.test(reader.peek())) digits += reader.next();
  if (digits === '' || digits.length > 6)
    throw reader.invalid('las repeticiones se escriben {n}, {n,} o {n,m}');
  return Number(digits);
}

function parseEscape(reader: Reader): ClassItem {
  const letter = reader.next();
  const control = Object.hasOwn(CONTROLS, letter) ? CONTROLS[letter] : undefined;
  if (control !== undefined) return { kind: 'range', from: control, to: control };
  if (ESCAPED_LITERALS.includes(letter)) return range(letter);
  if (MULTIPLES.includes(letter)) return { kind: 'escape', letter };
  if (letter !== 'p' && letter !== 'P') throw reader.invalid(`XML Schema no conoce «\\${letter}»`);
  if (!reader.take('{')) throw reader.invalid('una propiedad se escribe \\p{…}');
  let name = '';
  for (let next = reader.next(); next !== '}'; next = reader.next()) name += next;
  if (!PROPERTIES.test(name)) throw reader.invalid(`la propiedad «${name}» no se admite`);
  return { kind: 'property', name, negated: letter === 'P' };
}

function parseClass(reader: Reader): CharacterClass {
  return reader.within('corchetes', () => {
    const negated = reader.take('^');
    const items: ClassItem[] = [];
    let minus: CharacterClass | null = null;
    while (minus === null && reader.peek() !== ']') {
      if (reader.atEnd()) throw reader.invalid('falta cerrar un corchete');
      if (reader.peek() === '-' && reader.peek(1) === '[') {
        reader.next();
        reader.next();
        minus = parseClass(reader);
      } else items.push(parseItem(reader, items.length === 0));
    }
    if (!reader.take(']')) throw reader.invalid('después de una resta se cierra el corchete');
    if (items.length === 0) throw reader.invalid('los corchetes están vacíos');
    return { negated, items, minus };
  });
}

function parseItem(reader: Reader, isFirst: boolean): ClassItem {
  const from = parseBound(reader, isFirst);
  if (from.kind !== 'range' || reader.peek() !== '-' || '[]'.includes(reader.peek(1))) return from;
  reader.next();
  const to = parseBound(reader, false);
  if (to.kind !== 'range') throw reader.invalid('un rango va de un carácter a otro');
  if (to.from < from.from) throw reader.invalid('el rango está al revés');
  return { kind: 'range', from: from.from, to: to.from };
}

function parseBound(reader: Reader, isFirst: boolean): ClassItem {
  const character = reader.next();
  if (character === '\\') return parseEscape(reader);
  if (character === '[') throw reader.invalid('«[» dentro de corchetes va precedido de \\');
  if (character === '-' && !isFirst && reader.peek() !== ']')
    throw reader.invalid('«-» dentro de corchetes va al comienzo, al final o precedido de \\');
  return range(character);
}

/** How many times, as every dialect of regular expressions says it. */
export function writeRepetition(minimum: number, maximum: number | null): string {
  if (maximum === null) return minimum === 0 ? '*' : minimum === 1 ? '+' : `{${minimum},}`;
  if (minimum === 0 && maximum === 1) return '?';
  return minimum === maximum ? `{${minimum}}` : `{${minimum},${maximum}}`;
}
