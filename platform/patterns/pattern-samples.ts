import { compileLineal } from './linear-expression.ts';
import { type Clase, type Patron, parsePatron } from './parse-pattern.ts';
import { translatePatron } from './to-json-schema.ts';

/** Characters tried where a set is not a plain range, the everyday ones first. */
const CORRIENTES = [...'aA0bB1zZ9mMnN5ñÑáÁ_-. ,:;/@#+*()[]{}!?$%&=|<>~^"\'\\'];
/** How many ways of repeating are tried beyond the least. */
const EXTENSIONES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 16, 20, 32, 64, 128];
/** Branches of an alternative that are tried. */
const RAMAS = 4;
const LONGEST = 4000;

/** Texts a regular expression of XML Schema may match, shortest first; whoever uses one checks it. */
export function* createMuestras(patron: string): Generator<string> {
  const parsed = parsePatron(patron);
  for (const extra of EXTENSIONES) {
    for (let rama = 0; rama < RAMAS; rama++) {
      const texto = write(parsed, extra, rama);
      if (texto !== undefined && texto.length <= LONGEST) yield texto;
    }
  }
}

function write(patron: Patron, extra: number, rama: number): string | undefined {
  switch (patron.kind) {
    case 'alternativas': {
      const chosen = patron.ramas[rama % patron.ramas.length];
      return chosen && write(chosen, extra, rama);
    }
    case 'secuencia': {
      const partes = patron.partes.map((parte) => write(parte, extra, rama));
      return partes.includes(undefined) ? undefined : partes.join('');
    }
    case 'veces': {
      const { minimo, maximo } = patron;
      const times = Math.min(minimo + extra, maximo ?? minimo + extra);
      const parte = write(patron.parte, 0, rama);
      return times === 0 ? '' : parte?.repeat(Math.min(times, LONGEST));
    }
    case 'clase':
      return pick(patron.clase);
  }
}

function pick(clase: Clase): string | undefined {
  const [first] = clase.elementos;
  if (!clase.negada && clase.menos === null && first?.kind === 'rango' && first.desde > 0x20) {
    return String.fromCodePoint(first.desde);
  }
  const coincide = compileClase(clase);
  return coincide && CORRIENTES.find(coincide);
}

function compileClase(clase: Clase) {
  const translated = translatePatron(writeFuente(clase));
  return translated === undefined ? undefined : compileLineal(translated);
}

/** A set as XML Schema writes it. */
function writeFuente({ negada, elementos, menos }: Clase): string {
  const inside = elementos.map((elemento) => {
    if (elemento.kind === 'escape') return `\\${elemento.letra}`;
    if (elemento.kind === 'propiedad') return `\\${elemento.negada ? 'P' : 'p'}{${elemento.nombre}}`;
    return `${writeExtremo(elemento.desde)}-${writeExtremo(elemento.hasta)}`;
  });
  return `[${negada ? '^' : ''}${inside.join('')}${menos === null ? '' : `-${writeFuente(menos)}`}]`;
}

function writeExtremo(code: number): string {
  const character = String.fromCodePoint(code);
  return '\\|.?*+(){}-[]^'.includes(character) ? `\\${character}` : character;
}
