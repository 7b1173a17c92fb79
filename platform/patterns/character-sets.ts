/** A set of characters by what stands inside the brackets of RE2, and by what stands there for the rest of them. */
export interface Conjunto {
  readonly dentro: string;
  readonly fuera: string;
}

export type Rango = readonly [desde: number, hasta: number];

const ULTIMO = 0x10_ffff;

/** A character as RE2 reads it anywhere. */
function formatCaracter(punto: number): string {
  return `\\x{${punto.toString(16)}}`;
}

function formatRangos(rangos: readonly Rango[]): string {
  return rangos
    .map(([desde, hasta]) =>
      desde === hasta ? formatCaracter(desde) : `${formatCaracter(desde)}-${formatCaracter(hasta)}`,
    )
    .join('');
}

function listComplemento(rangos: readonly Rango[]): Rango[] {
  const sorted = [...rangos].sort(([one], [other]) => one - other);
  const gaps: Rango[] = [];
  let next = 0;
  for (const [desde, hasta] of sorted) {
    if (desde > next) gaps.push([next, desde - 1]);
    next = Math.max(next, hasta + 1);
  }
  if (next <= ULTIMO) gaps.push([next, ULTIMO]);
  return gaps;
}

/** The set of some ranges of code points. */
export function fromRangos(rangos: readonly Rango[]): Conjunto {
  return { dentro: formatRangos(rangos), fuera: formatRangos(listComplemento(rangos)) };
}

function toOpuesto({ dentro, fuera }: Conjunto): Conjunto {
  return { dentro: fuera, fuera: dentro };
}

/** NameStartChar and NameChar of XML 1.0. */
const INICIO_NOMBRE: readonly Rango[] = [
  [0x3a, 0x3a],
  [0x41, 0x5a],
  [0x5f, 0x5f],
  [0x61, 0x7a],
  [0xc0, 0xd6],
  [0xd8, 0xf6],
  [0xf8, 0x2ff],
  [0x370, 0x37d],
  [0x37f, 0x1fff],
  [0x200c, 0x200d],
  [0x2070, 0x218f],
  [0x2c00, 0x2fef],
  [0x3001, 0xd7ff],
  [0xf900, 0xfdcf],
  [0xfdf0, 0xfffd],
  [0x1_0000, 0xe_ffff],
];
const EN_NOMBRE: readonly Rango[] = [
  ...INICIO_NOMBRE,
  [0x2d, 0x2e],
  [0x30, 0x39],
  [0xb7, 0xb7],
  [0x300, 0x36f],
  [0x203f, 0x2040],
];

const ESPACIO = fromRangos([
  [0x9, 0xa],
  [0xd, 0xd],
  [0x20, 0x20],
]);
const INICIO = fromRangos(INICIO_NOMBRE);
const NOMBRE = fromRangos(EN_NOMBRE);
const DIGITO: Conjunto = { dentro: '\\p{Nd}', fuera: '\\P{Nd}' };
/** Everything but punctuation, separators and others (XML Schema 1.0 part 2, annex F.1.1). */
const PALABRA: Conjunto = toOpuesto({
  dentro: '\\p{P}\\p{Z}\\p{C}',
  fuera: '\\p{L}\\p{M}\\p{N}\\p{S}',
});

const MULTIPLES: Readonly<Record<string, Conjunto>> = {
  s: ESPACIO,
  S: toOpuesto(ESPACIO),
  i: INICIO,
  I: toOpuesto(INICIO),
  c: NOMBRE,
  C: toOpuesto(NOMBRE),
  d: DIGITO,
  D: toOpuesto(DIGITO),
  w: PALABRA,
  W: toOpuesto(PALABRA),
};

/** The set of an escape such as `\d`. */
export function findMultiple(letra: string): Conjunto | undefined {
  return Object.hasOwn(MULTIPLES, letra) ? MULTIPLES[letra] : undefined;
}

const CATEGORIAS = new Set(
  'L Lu Ll Lt Lm Lo M Mn Mc Me N Nd Nl No P Pc Pd Ps Pe Pi Pf Po Z Zs Zl Zp S Sm Sc Sk So'.split(' '),
);
/** The blocks people here write in; RE2 knows none by name. */
const BLOQUES: Readonly<Record<string, Rango>> = {
  IsBasicLatin: [0x0, 0x7f],
  'IsLatin-1Supplement': [0x80, 0xff],
  'IsLatinExtended-A': [0x100, 0x17f],
  'IsLatinExtended-B': [0x180, 0x24f],
  IsGreek: [0x370, 0x3ff],
  IsCyrillic: [0x400, 0x4ff],
};

/** The set of a property such as `\p{Lu}`, or of the rest of it. */
export function findPropiedad(nombre: string, negada: boolean): Conjunto | undefined {
  const bloque = Object.hasOwn(BLOQUES, nombre) ? BLOQUES[nombre] : undefined;
  if (!bloque && !CATEGORIAS.has(nombre)) return undefined;
  const conjunto = bloque ? fromRangos([bloque]) : { dentro: `\\p{${nombre}}`, fuera: `\\P{${nombre}}` };
  return negada ? toOpuesto(conjunto) : conjunto;
}

/** What brackets hold: sets, whether it is all but them, and what is taken away. */
export interface Clase {
  readonly conjuntos: readonly Conjunto[];
  readonly negada: boolean;
  readonly menos: Clase | null;
}

/** Everything that is in none of these; RE2 has no subtraction, but it has this. */
type Termino = readonly string[];

/** The part of each term that is in a class (or, `dentro` false, that is not in it). */
function intersect(terminos: readonly Termino[], clase: Clase, dentro: boolean): Termino[] {
  const { conjuntos, negada, menos } = clase;
  if (dentro) {
    const base = negada
      ? terminos.map((termino) => [...termino, ...conjuntos.map((conjunto) => conjunto.dentro)])
      : terminos.flatMap((termino) => conjuntos.map((conjunto) => [...termino, conjunto.fuera]));
    return menos ? intersect(base, menos, false) : base;
  }
  const sinMenos = { ...clase, negada: !negada, menos: null };
  const outside = intersect(terminos, sinMenos, true);
  return menos ? [...outside, ...intersect(terminos, menos, true)] : outside;
}

/** A class as RE2 reads it. */
export function formatClase(clase: Clase): string {
  if (!clase.menos) {
    const body = clase.conjuntos.map((conjunto) => conjunto.dentro).join('');
    return `[${clase.negada ? '^' : ''}${body}]`;
  }
  const terminos = intersect([[]], clase, true);
  return `(?:${terminos.map((termino) => `[^${termino.join('')}]`).join('|')})`;
}
