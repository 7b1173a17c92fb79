import {
  type Clase,
  type Conjunto,
  findMultiple,
  findPropiedad,
  formatClase,
  fromRangos,
} from './character-sets.ts';
import {
  type Clase as ClaseXsd,
  type ElementoClase,
  type Patron,
  PatronError,
  parsePatron,
  writeRepeticion,
} from './parse-pattern.ts';

/** A piece in RE2, with how many states it takes: repetitions multiply them. */
export interface Pieza {
  readonly re2: string;
  readonly peso: number;
}

/** RE2 repeats no more than this at once. */
const MAXIMO_REPETICION = 1000;
/** States of a whole pattern; one of a person's has some hundreds. Whoever looks at a value carries them from letter to letter. */
const MAXIMO_PESO = 2500;

/**
 * A regular expression of XML Schema 1.0 (part 2, annex F) as RE2 reads it, for a match of the whole value.
 *
 * @throws PatronError also where RE2 has no room for it
 */
export function writePatronRe2(patron: string): Pieza {
  requireSinAnclas(patron);
  return write(parsePatron(patron));
}

/** In XML Schema these are characters like any other; at the ends somebody meant an anchor. */
function requireSinAnclas(patron: string): void {
  const ancla = patron.startsWith('^') ? '^' : patron.endsWith('$') ? '$' : null;
  if (ancla !== null)
    throw new PatronError(
      `El patrón ya abarca todo el valor: quite «${ancla}» (como carácter se escribe ${ancla === '^' ? '\\^' : '[$]'}).`,
    );
}

function write(patron: Patron): Pieza {
  switch (patron.kind) {
    case 'alternativas': {
      const ramas = patron.ramas.map(write);
      const re2 = `(?:${ramas.map((rama) => rama.re2).join('|')})`;
      return weigh(
        re2,
        ramas.reduce((sum, { peso }) => sum + peso, ramas.length),
      );
    }
    case 'secuencia': {
      const partes = patron.partes.map(write);
      return weigh(
        partes.map(({ re2 }) => re2).join(''),
        partes.reduce((sum, { peso }) => sum + peso, 1),
      );
    }
    case 'veces':
      return writeVeces(patron);
    case 'clase':
      return { re2: formatClase(toClase(patron.clase)), peso: 2 };
  }
}

function weigh(re2: string, peso: number): Pieza {
  if (peso > MAXIMO_PESO)
    throw new PatronError('El patrón repite demasiado. Limite el largo con la longitud máxima.');
  return { re2, peso };
}

function writeVeces({ parte, minimo, maximo }: Extract<Patron, { kind: 'veces' }>): Pieza {
  const { re2, peso } = write(parte);
  const mayor = maximo ?? minimo;
  if (mayor > MAXIMO_REPETICION)
    throw new PatronError(
      `El patrón repite más de ${MAXIMO_REPETICION} veces. Limite el largo con la longitud máxima.`,
    );
  if (maximo === 0) return { re2: '', peso: 1 };
  return weigh(`(?:${re2})${writeRepeticion(minimo, maximo)}`, peso * Math.max(mayor, 1) + 1);
}

function toClase({ negada, elementos, menos }: ClaseXsd): Clase {
  return { negada, conjuntos: elementos.map(toConjunto), menos: menos && toClase(menos) };
}

function toConjunto(elemento: ElementoClase): Conjunto {
  switch (elemento.kind) {
    case 'rango':
      return fromRangos([[elemento.desde, elemento.hasta]]);
    case 'escape':
      return requireConjunto(findMultiple(elemento.letra), `\\${elemento.letra}`);
    case 'propiedad':
      return requireConjunto(findPropiedad(elemento.nombre, elemento.negada), elemento.nombre);
  }
}

function requireConjunto(conjunto: Conjunto | undefined, nombre: string): Conjunto {
  if (!conjunto) throw new PatronError(`El patrón no es válido: la propiedad «${nombre}» no se admite.`);
  return conjunto;
}
