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

/** A text that is no regular expression of XML Schema. */
export class PatronError extends Error {}

const CONTROLES: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9 };
const LITERALES_CON_BARRA = '\\|.?*+(){}-[]^';
const MULTIPLES = 'sSiIcCdDwW';
/** Categories and blocks of Unicode. */
const PROPIEDADES =
  /^(L[ultmo]?|M[nce]?|N[dlo]?|P[cdseifo]?|Z[slp]?|S[mcko]?|C[cfon]?|Is[A-Z][A-Za-z0-9-]+)$/;
/** Everything but line ends. */
const PUNTO: Clase = {
  negada: true,
  elementos: [
    { kind: 'rango', desde: 10, hasta: 10 },
    { kind: 'rango', desde: 13, hasta: 13 },
  ],
  menos: null,
};

/** Reads a regular expression of XML Schema. @throws PatronError */
export function parsePatron(texto: string): Patron {
  const lector = new Lector(texto);
  const patron = parseAlternativas(lector);
  if (!lector.atEnd()) throw new PatronError(`«${lector.peek()}» no cierra ningún grupo.`);
  return patron;
}

class Lector {
  readonly #caracteres: readonly string[];
  #posicion = 0;

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
    if (character === undefined) throw new PatronError('La expresión termina antes de tiempo.');
    this.#posicion++;
    return character;
  }

  take(expected: string): boolean {
    if (this.atEnd() || this.peek() !== expected) return false;
    this.#posicion++;
    return true;
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
  if (character === '(') {
    const dentro = parseAlternativas(lector);
    if (!lector.take(')')) throw new PatronError('Falta cerrar un paréntesis.');
    return dentro;
  }
  if (character === '[') return { kind: 'clase', clase: parseClase(lector) };
  if (character === '.') return { kind: 'clase', clase: PUNTO };
  if (character === '\\') return uno(parseEscape(lector));
  if ('?*+{}]'.includes(character)) throw new PatronError(`«${character}» no tiene a qué aplicarse.`);
  return uno(rango(character));
}

function uno(elemento: ElementoClase): Patron {
  return { kind: 'clase', clase: { negada: false, elementos: [elemento], menos: null } };
}

function rango(desde: string, hasta = desde): ElementoClase {
  return { kind: 'rango', desde: desde.codePointAt(0) ?? 0, hasta: hasta.codePointAt(0) ?? 0 };
}

function parseVeces(lector: Lector, parte: Patron): Patron {
  if (lector.take('?')) return { kind: 'veces', parte, minimo: 0, maximo: 1 };
  if (lector.take('*')) return { kind: 'veces', parte, minimo: 0, maximo: null };
  if (lector.take('+')) return { kind: 'veces', parte, minimo: 1, maximo: null };
  if (!lector.take('{')) return parte;
  const minimo = parseNumero(lector);
  const maximo = lector.take(',') ? (lector.peek() === '}' ? null : parseNumero(lector)) : minimo;
  if (!lector.take('}')) throw new PatronError('Falta cerrar una llave.');
  if (maximo !== null && maximo < minimo) throw new PatronError('Las repeticiones van del menor al mayor.');
  return { kind: 'veces', parte, minimo, maximo };
}

function parseNumero(lector: Lector): number {
  let digitos = '';
  while (/^[0-9]$/.test(lector.peek())) digitos += lector.next();
  if (digitos === '' || digitos.length > 6) throw new PatronError('Falta el número de repeticiones.');
  return Number(digitos);
}

function parseEscape(lector: Lector): ElementoClase {
  const letra = lector.next();
  const control = CONTROLES[letra];
  if (control !== undefined) return { kind: 'rango', desde: control, hasta: control };
  if (LITERALES_CON_BARRA.includes(letra)) return rango(letra);
  if (MULTIPLES.includes(letra)) return { kind: 'escape', letra };
  if (letra !== 'p' && letra !== 'P') throw new PatronError(`«\\${letra}» no existe en XML Schema.`);
  if (!lector.take('{')) throw new PatronError('Falta el nombre de la propiedad.');
  let nombre = '';
  while (!lector.atEnd() && lector.peek() !== '}') nombre += lector.next();
  if (!lector.take('}') || !PROPIEDADES.test(nombre)) {
    throw new PatronError(`«${nombre}» no es una propiedad de caracteres.`);
  }
  return { kind: 'propiedad', nombre, negada: letra === 'P' };
}

function parseClase(lector: Lector): Clase {
  const negada = lector.take('^');
  const elementos: ElementoClase[] = [];
  for (;;) {
    if (lector.peek() === '-' && lector.peek(1) === '[') {
      lector.next();
      lector.next();
      const menos = parseClase(lector);
      if (!lector.take(']')) throw new PatronError('Después de una resta se cierra el conjunto.');
      return requireElementos({ negada, elementos, menos });
    }
    if (lector.take(']')) return requireElementos({ negada, elementos, menos: null });
    elementos.push(parseElemento(lector));
  }
}

function requireElementos(clase: Clase): Clase {
  if (clase.elementos.length === 0) throw new PatronError('Un conjunto de caracteres está vacío.');
  return clase;
}

function parseElemento(lector: Lector): ElementoClase {
  const desde = parseExtremo(lector);
  if (desde.kind !== 'rango' || lector.peek() !== '-' || '[]'.includes(lector.peek(1))) return desde;
  lector.next();
  const hasta = parseExtremo(lector);
  if (hasta.kind !== 'rango' || hasta.desde < desde.desde) {
    throw new PatronError('Un rango de caracteres va del menor al mayor.');
  }
  return { kind: 'rango', desde: desde.desde, hasta: hasta.desde };
}

function parseExtremo(lector: Lector): ElementoClase {
  const character = lector.next();
  if (character === '\\') return parseEscape(lector);
  if (character === '[') throw new PatronError('Dentro de un conjunto «[» se escribe con barra.');
  return rango(character);
}
