/** What a piece of a regular expression of XML Schema 1.0 part 2, annex F, matches. */
export type Patron =
  | { readonly kind: 'alternativas'; readonly ramas: readonly Patron[] }
  | { readonly kind: 'secuencia'; readonly partes: readonly Patron[] }
  | {
      readonly kind: 'veces';
      readonly parte: Patron;
      readonly minimo: number;
      readonly maximo: number | null;
    }
  | { readonly kind: 'clase'; readonly clase: Clase };

/** A set of characters. */
export interface Clase {
  readonly negada: boolean;
  readonly elementos: readonly ElementoClase[];
  /** Characters taken away: `[a-z-[aeiou]]`. */
  readonly menos: Clase | null;
}

export type ElementoClase =
  | { readonly kind: 'rango'; readonly desde: number; readonly hasta: number }
  /** A category or block of Unicode: `Lu`, `IsBasicLatin`. */
  | { readonly kind: 'propiedad'; readonly nombre: string; readonly negada: boolean }
  /** `\s \S \i \I \c \C \d \D \w \W`, without the bar. */
  | { readonly kind: 'escape'; readonly letra: string };

/** Why a text is no regular expression of XML Schema, for whoever wrote it. */
export class PatronError extends Error {
  override readonly name = 'PatronError';
}

const CONTROLES: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9 };
const LITERALES_CON_BARRA = '\\|.?*+(){}-[]^';
const MULTIPLES = 'sSiIcCdDwW';
/** Categories and blocks of Unicode. */
const PROPIEDADES =
  /^(L[ultmo]?|M[nce]?|N[dlo]?|P[cdseifo]?|Z[slp]?|S[mcko]?|C[cfon]?|Is[A-Z][A-Za-z0-9-]+)$/;
const MAXIMA_PROFUNDIDAD = 50;
/** Everything but line ends. */
const PUNTO: Clase = {
  negada: true,
  elementos: [
    { kind: 'rango', desde: 10, hasta: 10 },
    { kind: 'rango', desde: 13, hasta: 13 },
  ],
  menos: null,
};

/**
 * Reads a regular expression of XML Schema 1.0. It is parsed here, never handed to the engine of the language: what that
 * admits beyond XML Schema is refused.
 *
 * @throws PatronError
 */
export function parsePatron(texto: string): Patron {
  const lector = new Lector(texto);
  const patron = parseAlternativas(lector);
  if (!lector.atEnd()) throw lector.invalid('sobra un paréntesis que cierra');
  return patron;
}

class Lector {
  readonly #caracteres: readonly string[];
  #posicion = 0;
  #profundidad = 0;

  constructor(texto: string) {
    this.#caracteres = [...texto];
  }

  atEnd(): boolean {
    return this.#posicion >= this.#caracteres.length;
  }

  peek(ahead = 0): string {
    return this.#caracteres[this.#posicion + ahead] ?? '';
  }

  next(): string {
    const character = this.#caracteres[this.#posicion];
    if (character === undefined) throw this.invalid('termina antes de tiempo');
    this.#posicion++;
    return character;
  }

  take(expected: string): boolean {
    if (this.atEnd() || this.peek() !== expected) return false;
    this.#posicion++;
    return true;
  }

  /** Reads what stands inside a group or a set. */
  within<Dentro>(que: string, read: () => Dentro): Dentro {
    this.#profundidad += 1;
    if (this.#profundidad > MAXIMA_PROFUNDIDAD) throw this.invalid(`tiene demasiados ${que} anidados`);
    const dentro = read();
    this.#profundidad -= 1;
    return dentro;
  }

  invalid(razon: string): PatronError {
    return new PatronError(`El patrón no es válido en la posición ${this.#posicion + 1}: ${razon}.`);
  }
}

function parseAlternativas(lector: Lector): Patron {
  const ramas = [parseSecuencia(lector)];
  while (lector.take('|')) ramas.push(parseSecuencia(lector));
  const [only] = ramas;
  return ramas.length === 1 && only ? only : { kind: 'alternativas', ramas };
}

function parseSecuencia(lector: Lector): Patron {
  const partes: Patron[] = [];
  while (!lector.atEnd() && lector.peek() !== '|' && lector.peek() !== ')') {
    partes.push(parseVeces(lector, parseAtomo(lector)));
  }
  return { kind: 'secuencia', partes };
}

function parseAtomo(lector: Lector): Patron {
  const character = lector.next();
  if (character === '(') return lector.within('paréntesis', () => parseGrupo(lector));
  if (character === '[') return { kind: 'clase', clase: parseClase(lector) };
  if (character === '.') return { kind: 'clase', clase: PUNTO };
  if (character === '\\') return uno(parseEscape(lector));
  if ('?*+{}]'.includes(character))
    throw lector.invalid(`«${character}» va precedido de \\ cuando es un carácter`);
  return uno(rango(character));
}

function parseGrupo(lector: Lector): Patron {
  if (lector.peek() === '?')
    throw lector.invalid('XML Schema no admite grupos especiales como (?:…), (?=…) o (?!…)');
  const dentro = parseAlternativas(lector);
  if (!lector.take(')')) throw lector.invalid('falta cerrar un paréntesis');
  return dentro;
}

function uno(elemento: ElementoClase): Patron {
  return { kind: 'clase', clase: { negada: false, elementos: [elemento], menos: null } };
}

function rango(desde: string, hasta = desde): ElementoClase {
  return { kind: 'rango', desde: desde.codePointAt(0) ?? 0, hasta: hasta.codePointAt(0) ?? 0 };
}

function parseVeces(lector: Lector, parte: Patron): Patron {
  const cantidades = parseCantidades(lector);
  if (!cantidades) return parte;
  if (!lector.atEnd() && '?*+'.includes(lector.peek()))
    throw lector.invalid('XML Schema no admite dos repeticiones seguidas');
  return { kind: 'veces', parte, ...cantidades };
}

function parseCantidades(
  lector: Lector,
): { readonly minimo: number; readonly maximo: number | null } | undefined {
  if (lector.take('?')) return { minimo: 0, maximo: 1 };
  if (lector.take('*')) return { minimo: 0, maximo: null };
  if (lector.take('+')) return { minimo: 1, maximo: null };
  if (!lector.take('{')) return undefined;
  const minimo = parseNumero(lector);
  const maximo = lector.take(',') ? (lector.peek() === '}' ? null : parseNumero(lector)) : minimo;
  if (!lector.take('}')) throw lector.invalid('falta cerrar una llave');
  if (maximo !== null && maximo < minimo) throw lector.invalid('el mínimo supera al máximo');
  return { minimo, maximo };
}

function parseNumero(lector: Lector): number {
  let digitos = '';
  while (/^[0-9]$/.test(lector.peek())) digitos += lector.next();
  if (digitos === '' || digitos.length > 6)
    throw lector.invalid('las repeticiones se escriben {n}, {n,} o {n,m}');
  return Number(digitos);
}

function parseEscape(lector: Lector): ElementoClase {
  const letra = lector.next();
  const control = Object.hasOwn(CONTROLES, letra) ? CONTROLES[letra] : undefined;
  if (control !== undefined) return { kind: 'rango', desde: control, hasta: control };
  if (LITERALES_CON_BARRA.includes(letra)) return rango(letra);
  if (MULTIPLES.includes(letra)) return { kind: 'escape', letra };
  if (letra !== 'p' && letra !== 'P') throw lector.invalid(`XML Schema no conoce «\\${letra}»`);
  if (!lector.take('{')) throw lector.invalid('una propiedad se escribe \\p{…}');
  let nombre = '';
  for (let next = lector.next(); next !== '}'; next = lector.next()) nombre += next;
  if (!PROPIEDADES.test(nombre)) throw lector.invalid(`la propiedad «${nombre}» no se admite`);
  return { kind: 'propiedad', nombre, negada: letra === 'P' };
}

function parseClase(lector: Lector): Clase {
  return lector.within('corchetes', () => {
    const negada = lector.take('^');
    const elementos: ElementoClase[] = [];
    let menos: Clase | null = null;
    while (menos === null && lector.peek() !== ']') {
      if (lector.atEnd()) throw lector.invalid('falta cerrar un corchete');
      if (lector.peek() === '-' && lector.peek(1) === '[') {
        lector.next();
        lector.next();
        menos = parseClase(lector);
      } else elementos.push(parseElemento(lector, elementos.length === 0));
    }
    if (!lector.take(']')) throw lector.invalid('después de una resta se cierra el corchete');
    if (elementos.length === 0) throw lector.invalid('los corchetes están vacíos');
    return { negada, elementos, menos };
  });
}

function parseElemento(lector: Lector, primero: boolean): ElementoClase {
  const desde = parseExtremo(lector, primero);
  if (desde.kind !== 'rango' || lector.peek() !== '-' || '[]'.includes(lector.peek(1))) return desde;
  lector.next();
  const hasta = parseExtremo(lector, false);
  if (hasta.kind !== 'rango') throw lector.invalid('un rango va de un carácter a otro');
  if (hasta.desde < desde.desde) throw lector.invalid('el rango está al revés');
  return { kind: 'rango', desde: desde.desde, hasta: hasta.desde };
}

function parseExtremo(lector: Lector, primero: boolean): ElementoClase {
  const character = lector.next();
  if (character === '\\') return parseEscape(lector);
  if (character === '[') throw lector.invalid('«[» dentro de corchetes va precedido de \\');
  if (character === '-' && !primero && lector.peek() !== ']')
    throw lector.invalid('«-» dentro de corchetes va al comienzo, al final o precedido de \\');
  return rango(character);
}

/** How many times, as every dialect of regular expressions says it. */
export function writeRepeticion(minimo: number, maximo: number | null): string {
  if (maximo === null) return minimo === 0 ? '*' : minimo === 1 ? '+' : `{${minimo},}`;
  if (minimo === 0 && maximo === 1) return '?';
  return minimo === maximo ? `{${minimo}}` : `{${minimo},${maximo}}`;
}
