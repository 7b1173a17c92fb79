import { formatPalabras, isAcronimo, listAcronimosExplicados, listOraciones, toRaiz } from './texto.ts';

/** What an advice is about. */
export const REGLAS_LINTER = [
  'circularidad',
  'negacion',
  'acronimo',
  'varios-conceptos',
  'sin-genero',
  'casi-repetido',
  'nombre',
] as const;
export type ReglaLinter = (typeof REGLAS_LINTER)[number];

/** An advice while somebody writes; none of them stops a draft from being saved. */
export interface Consejo {
  readonly regla: ReglaLinter;
  readonly nivel: 'advertencia' | 'sugerencia';
  readonly mensaje: string;
  /** The words it is about, as they stand in the text. */
  readonly fragmento: string;
}

export interface TextoPorRevisar {
  readonly nombre: string;
  readonly definicion: string;
}

/** Words of a name that say nothing about what it names. */
const GENERALES = new Set(
  'codigo numero nombre tipo fecha hora valor dato identificador indicador cantidad descripcion clase estado lista'.split(
    ' ',
  ),
);

/** The term defines itself: the words that tell it from others come back in its definition. */
function lintCircularidad({ nombre, definicion }: TextoPorRevisar): Consejo[] {
  const own = [...new Set(formatPalabras(nombre).map(toRaiz))].filter((word) => word.length > 3);
  const telling = own.filter((word) => !GENERALES.has(word));
  if (telling.length === 0) return [];
  const said = definicion.match(/[\p{L}\p{N}]+/gu) ?? [];
  const repeated = said.filter((word) => telling.includes(toRaiz(formatPalabras(word)[0] ?? '')));
  const found = new Set(repeated.map((word) => toRaiz(formatPalabras(word)[0] ?? '')));
  // A longer name may need one of its words; all of them say nothing new.
  if (found.size < telling.length) return [];
  return [
    {
      regla: 'circularidad',
      nivel: 'advertencia',
      mensaje: 'La definición repite el término que define. Diga qué es con otras palabras.',
      fragmento: repeated[0] ?? '',
    },
  ];
}

const NEGACIONES = [
  /\bno (?:es|son|será|incluye|incluyen|corresponde|corresponden)\b/iu,
  /\btod[oa]s? (?:lo|el|la|los|las|aquell?[oa]s?) que no\b/iu,
  /^(?:no|ning[uú]n[ao]?)\b/iu,
  /\b(?:excepto|salvo|distint[oa]s? del?|diferentes? (?:al?|del?))\b/iu,
];

function lintNegacion({ definicion }: TextoPorRevisar): Consejo[] {
  const found = NEGACIONES.map((form) => form.exec(definicion.trim())?.[0]).find(
    (match) => match !== undefined,
  );
  if (found === undefined) return [];
  return [
    {
      regla: 'negacion',
      nivel: 'advertencia',
      mensaje: 'La definición dice lo que no es. Diga lo que es.',
      fragmento: found,
    },
  ];
}

function lintAcronimos({ definicion }: TextoPorRevisar): Consejo[] {
  const explained = listAcronimosExplicados(definicion);
  const words = definicion.match(/[\p{L}\p{N}]+/gu) ?? [];
  const bare = [...new Set(words.filter((word) => isAcronimo(word) && !explained.has(word)))];
  return bare.map((fragmento) => ({
    regla: 'acronimo',
    nivel: 'sugerencia',
    mensaje: `Escriba qué significa «${fragmento}», por ejemplo «Nombre completo (${fragmento})».`,
    fragmento,
  }));
}

/** Two genera joined: 'Fecha y lugar en que…'. What follows a preposition or a relative is of one of them. */
const DOS_GENEROS =
  /^(?:(?:el|la|los|las|un|una)\s+)?(\p{L}+)\s+(?:y|e|o|u)\s+(?:(?:el|la|los|las|un|una)\s+)?(\p{L}+)\s+(?:de|del|en|que|con|por|para)\b/iu;

function lintConceptos({ definicion }: TextoPorRevisar): Consejo[] {
  const [first = '', second] = listOraciones(definicion);
  if (second !== undefined)
    return [
      {
        regla: 'varios-conceptos',
        nivel: 'advertencia',
        mensaje: 'La definición tiene más de una oración. Deje una y lleve lo demás a las notas.',
        fragmento: second,
      },
    ];
  const joined = DOS_GENEROS.exec(first);
  if (!joined) return [];
  return [
    {
      regla: 'varios-conceptos',
      nivel: 'advertencia',
      mensaje: `La definición une dos conceptos («${joined[1]}» y «${joined[2]}»). Defina cada uno en su elemento.`,
      fragmento: joined[0],
    },
  ];
}

/** A definition begins with the noun of what it is. */
const SIN_GENERO =
  /^(?:cuando|donde|cuanto|como|si|que|quien|se|es|son|sirve|permite|indica|identifica|representa|contiene|corresponde|describe|define|muestra|señala|especifica|determina|establece|almacena|guarda|registra|hace|refiere|consiste)\b/iu;
const INFINITIVO = /^\p{L}{2,}(?:ar|er|ir)\b/iu;
/** Nouns that end like an infinitive. */
const NO_VERBOS = new Set([
  'lugar',
  'valor',
  'nivel',
  'hogar',
  'militar',
  'particular',
  'familiar',
  'titular',
  'caracter',
  'mujer',
  'alquiler',
  'taller',
  'poder',
  'deber',
  'auxiliar',
  'ejemplar',
  'par',
  'altar',
  'pilar',
]);

function lintGenero({ definicion }: TextoPorRevisar): Consejo[] {
  const text = definicion.trim();
  const opening = SIN_GENERO.exec(text)?.[0] ?? INFINITIVO.exec(text)?.[0];
  if (opening === undefined || NO_VERBOS.has(formatPalabras(opening)[0] ?? '')) return [];
  return [
    {
      regla: 'sin-genero',
      nivel: 'advertencia',
      mensaje: 'Empiece por lo que el dato es: «Fecha en que…», «Número que…», «Código que…».',
      fragmento: opening,
    },
  ];
}

/**
 * Advice about a definition while it is written (ADR 0023, after ISO/IEC 11179-4 and ISO 704): what it says of itself,
 * what it says it is not, unexpanded acronyms, more than one concept, no genus. That another element says nearly the same
 * is told by the server.
 */
export function lintDefinicion(texto: TextoPorRevisar): Consejo[] {
  if (texto.definicion.trim() === '') return [];
  return [
    ...lintCircularidad(texto),
    ...lintGenero(texto),
    ...lintNegacion(texto),
    ...lintConceptos(texto),
    ...lintAcronimos(texto),
  ];
}
