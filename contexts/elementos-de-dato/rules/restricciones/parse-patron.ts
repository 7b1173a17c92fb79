import {
  type Clase,
  COMODIN,
  type Conjunto,
  findMultiple,
  findPropiedad,
  formatCaracter,
  formatClase,
  fromRangos,
} from './clases-caracter.ts';

/** Why a pattern is not one of XML Schema, or cannot be matched here; `mensaje` is for whoever wrote it. */
export class PatronInvalido extends Error {
  override readonly name = 'PatronInvalido';
}

/** A piece in RE2, with how many states it takes: repetitions multiply them. */
interface Pieza {
  readonly re2: string;
  readonly peso: number;
}

/** RE2 repeats no more than this at once. */
const MAXIMO_REPETICION = 1000;
/** States of a whole pattern; one of a person's has some hundreds. */
const MAXIMO_PESO = 20_000;
const MAXIMA_PROFUNDIDAD = 50;

const ESCAPES: Readonly<Record<string, number>> = { n: 0xa, r: 0xd, t: 0x9 };
const ESCAPABLES = new Set([...'\\|.?*+(){}-[]^']);
const ESPECIALES = new Set([...'?*+){}]']);

class Lector {
  readonly #caracteres: readonly string[];
  #posicion = 0;
  #profundidad = 0;

  constructor(patron: string) {
    this.#caracteres = [...patron];
  }

  parse(): Pieza {
    const pieza = this.#alternativas();
    if (this.#actual() === ')') throw this.#invalido('sobra un paréntesis que cierra');
    return pieza;
  }

  #actual(salto = 0): string | undefined {
    return this.#caracteres[this.#posicion + salto];
  }

  #toma(): string {
    const caracter = this.#actual();
    if (caracter === undefined) throw this.#invalido('termina antes de tiempo');
    this.#posicion += 1;
    return caracter;
  }

  #invalido(razon: string): PatronInvalido {
    return new PatronInvalido(`El patrón no es válido en la posición ${this.#posicion + 1}: ${razon}.`);
  }

  #alternativas(): Pieza {
    const ramas = [this.#rama()];
    while (this.#actual() === '|') {
      this.#posicion += 1;
      ramas.push(this.#rama());
    }
    return {
      re2: ramas.map(({ re2 }) => re2).join('|'),
      peso: ramas.reduce((sum, { peso }) => sum + peso, ramas.length),
    };
  }

  #rama(): Pieza {
    let re2 = '';
    let peso = 1;
    for (
      let next = this.#actual();
      next !== undefined && next !== '|' && next !== ')';
      next = this.#actual()
    ) {
      const pieza = this.#cuantificada(this.#atomo());
      re2 += pieza.re2;
      peso += pieza.peso;
      if (peso > MAXIMO_PESO) throw this.#demasiado();
    }
    return { re2, peso };
  }

  #demasiado(): PatronInvalido {
    return new PatronInvalido('El patrón repite demasiado. Limite el largo con la longitud máxima.');
  }

  #atomo(): Pieza {
    const caracter = this.#toma();
    if (caracter === '(') return this.#grupo();
    if (caracter === '.') return { re2: `[${COMODIN.dentro}]`, peso: 1 };
    if (caracter === '[') return { re2: formatClase(this.#clase()), peso: 2 };
    if (caracter === '\\') {
      const escapado = this.#escape();
      const re2 = typeof escapado === 'number' ? formatCaracter(escapado) : `[${escapado.dentro}]`;
      return { re2, peso: 1 };
    }
    if (ESPECIALES.has(caracter))
      throw this.#invalido(`«${caracter}» va precedido de \\ cuando es un carácter`);
    this.#requireSinAncla(caracter);
    return { re2: formatCaracter(caracter.codePointAt(0) ?? 0), peso: 1 };
  }

  /** In XML Schema these are characters like any other; at the ends somebody meant an anchor. */
  #requireSinAncla(caracter: string): void {
    const first = caracter === '^' && this.#posicion === 1;
    const last = caracter === '$' && this.#actual() === undefined;
    if (first || last)
      throw new PatronInvalido(
        `El patrón ya abarca todo el valor: quite «${caracter}» (como carácter se escribe ${first ? '\\^' : '[$]'}).`,
      );
  }

  #grupo(): Pieza {
    this.#profundidad += 1;
    if (this.#profundidad > MAXIMA_PROFUNDIDAD) throw this.#invalido('tiene demasiados paréntesis anidados');
    if (this.#actual() === '?')
      throw this.#invalido('XML Schema no admite grupos especiales como (?:…), (?=…) o (?!…)');
    const dentro = this.#alternativas();
    if (this.#actual() !== ')') throw this.#invalido('falta cerrar un paréntesis');
    this.#posicion += 1;
    this.#profundidad -= 1;
    return { re2: `(?:${dentro.re2})`, peso: dentro.peso };
  }

  #cuantificada(atomo: Pieza): Pieza {
    const caracter = this.#actual();
    if (caracter === undefined || !'?*+{'.includes(caracter)) return atomo;
    this.#posicion += 1;
    const pieza =
      caracter === '{'
        ? this.#repetida(atomo)
        : { re2: `${this.#agrupada(atomo)}${caracter}`, peso: atomo.peso + 1 };
    const after = this.#actual();
    if (after !== undefined && '?*+'.includes(after))
      throw this.#invalido('XML Schema no admite dos repeticiones seguidas');
    return pieza;
  }

  /** An empty group cannot be repeated in RE2 as it stands. */
  #agrupada({ re2 }: Pieza): string {
    return re2 === '' ? '(?:)' : re2;
  }

  #repetida(atomo: Pieza): Pieza {
    const { minimo, maximo } = this.#cantidades();
    if (maximo !== null && maximo < minimo) throw this.#invalido('el mínimo supera al máximo');
    const mayor = maximo ?? minimo;
    if (mayor > MAXIMO_REPETICION)
      throw new PatronInvalido(
        `El patrón repite más de ${MAXIMO_REPETICION} veces. Limite el largo con la longitud máxima.`,
      );
    const peso = atomo.peso * Math.max(mayor, 1) + 1;
    if (peso > MAXIMO_PESO) throw this.#demasiado();
    if (maximo === 0) return { re2: '', peso: 1 };
    const rango = maximo === minimo ? `${minimo}` : `${minimo},${maximo ?? ''}`;
    return { re2: `${this.#agrupada(atomo)}{${rango}}`, peso };
  }

  #cantidades(): { readonly minimo: number; readonly maximo: number | null } {
    const minimo = this.#numero();
    if (this.#actual() === '}') {
      this.#posicion += 1;
      return { minimo, maximo: minimo };
    }
    if (this.#toma() !== ',') throw this.#invalido('las repeticiones se escriben {n}, {n,} o {n,m}');
    const maximo = this.#actual() === '}' ? null : this.#numero();
    if (this.#toma() !== '}') throw this.#invalido('falta cerrar una llave');
    return { minimo, maximo };
  }

  #numero(): number {
    let digits = '';
    for (let next = this.#actual(); next !== undefined && next >= '0' && next <= '9'; next = this.#actual()) {
      digits += next;
      this.#posicion += 1;
    }
    if (digits === '' || digits.length > 6)
      throw this.#invalido('las repeticiones se escriben {n}, {n,} o {n,m}');
    return Number(digits);
  }

  #escape(): number | Conjunto {
    const caracter = this.#toma();
    if (caracter === 'p' || caracter === 'P') return this.#propiedad(caracter === 'P');
    const multiple = findMultiple(caracter);
    if (multiple) return multiple;
    if (Object.hasOwn(ESCAPES, caracter)) return ESCAPES[caracter] ?? 0;
    if (ESCAPABLES.has(caracter)) return caracter.codePointAt(0) ?? 0;
    throw this.#invalido(`XML Schema no conoce «\\${caracter}»`);
  }

  #propiedad(negada: boolean): Conjunto {
    if (this.#toma() !== '{') throw this.#invalido('una propiedad se escribe \\p{…}');
    let nombre = '';
    for (let next = this.#toma(); next !== '}'; next = this.#toma()) nombre += next;
    const conjunto = findPropiedad(nombre, negada);
    if (!conjunto) throw this.#invalido(`la propiedad «${nombre}» no se admite`);
    return conjunto;
  }

  #clase(): Clase {
    this.#profundidad += 1;
    if (this.#profundidad > MAXIMA_PROFUNDIDAD) throw this.#invalido('tiene demasiados corchetes anidados');
    const negada = this.#actual() === '^';
    if (negada) this.#posicion += 1;
    const conjuntos: Conjunto[] = [];
    let menos: Clase | null = null;
    while (this.#actual() !== ']') {
      if (this.#actual() === undefined) throw this.#invalido('falta cerrar un corchete');
      if (this.#actual() === '-' && this.#actual(1) === '[') {
        this.#posicion += 2;
        menos = this.#clase();
        if (this.#actual() !== ']') throw this.#invalido('después de una resta se cierra el corchete');
      } else conjuntos.push(this.#deClase(conjuntos.length === 0));
    }
    this.#posicion += 1;
    this.#profundidad -= 1;
    if (conjuntos.length === 0) throw this.#invalido('los corchetes están vacíos');
    return { conjuntos, negada, menos };
  }

  #deClase(primero: boolean): Conjunto {
    const desde = this.#unidad(primero);
    if (typeof desde !== 'number') return desde;
    if (this.#actual() !== '-' || this.#actual(1) === ']' || this.#actual(1) === '[')
      return fromRangos([[desde, desde]]);
    this.#posicion += 1;
    const hasta = this.#unidad(false);
    if (typeof hasta !== 'number') throw this.#invalido('un rango va de un carácter a otro');
    if (hasta < desde) throw this.#invalido('el rango está al revés');
    return fromRangos([[desde, hasta]]);
  }

  #unidad(primero: boolean): number | Conjunto {
    const caracter = this.#toma();
    if (caracter === '\\') return this.#escape();
    if (caracter === '[') throw this.#invalido('«[» dentro de corchetes va precedido de \\');
    if (caracter === '-' && !primero && this.#actual() !== ']')
      throw this.#invalido('«-» dentro de corchetes va al comienzo, al final o precedido de \\');
    return caracter.codePointAt(0) ?? 0;
  }
}

/**
 * A regular expression of XML Schema 1.0 (part 2, annex F) as RE2 reads it, for a match of the whole value. It is parsed
 * here, never handed to the engine of the language: what it admits beyond XML Schema is refused.
 *
 * @throws PatronInvalido
 */
export function parsePatron(patron: string): string {
  return new Lector(patron).parse().re2;
}
