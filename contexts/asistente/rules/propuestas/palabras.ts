import { listDesarrollos } from './abreviaturas.ts';

/** Words that carry no concept of their own. */
const VACIAS = new Set(
  'a al ante con de del desde e el en entre es la las lo los o para por que se segun sin sobre su sus u un una y the of'.split(
    ' ',
  ),
);
const CON_TERMINACION = 5;
/** Parts of a name that are read: no column has more words, and each is looked for. */
const MAXIMO_PARTES = 16;

/** Lower case, without accents; «ñ» is «n», as the search of the dictionary writes it. */
export function toPlegado(texto: string): string {
  return texto.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** What the forms of a word share in Spanish: without plural and gender. */
export function toRaiz(palabra: string): string {
  if (palabra.length < CON_TERMINACION) return palabra;
  const singular = /(?:[lnrdsz]|[aeiou]j)es$/.test(palabra)
    ? palabra.slice(0, -2)
    : palabra.replace(/s$/, '');
  return singular.length >= CON_TERMINACION ? singular.replace(/[aeo]$/, '') : singular;
}

/** A word of a name, with what it may stand for. */
export interface PalabraDeNombre {
  /** As it is written, folded. */
  readonly escrita: string;
  /** Words it may stand for, the likeliest first, each with how sure that is. */
  readonly lecturas: readonly LecturaDePalabra[];
}

export interface LecturaDePalabra {
  /** With their accents, as people read them. */
  readonly palabras: readonly string[];
  readonly raices: readonly string[];
  /** 1 for the word itself, less for what is only like it. */
  readonly certeza: number;
  readonly esAbreviatura: boolean;
}

/** Words that look like one nobody knows, with how like each is. */
export type PalabrasParecidas = ReadonlyMap<
  string,
  readonly { readonly palabra: string; readonly parecido: number }[]
>;

/** Parts of a name: at signs, at capitals, at digits; folded. */
export function listPartesDeNombre(nombre: string): string[] {
  return toPlegado(
    nombre
      .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
      .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
      .replace(/(\p{L})(\d)/gu, '$1 $2')
      .replace(/(\d)(\p{L})/gu, '$1 $2'),
  )
    .split(/[^a-z0-9]+/)
    .filter((parte) => parte !== '')
    .slice(0, MAXIMO_PARTES);
}

/** Words of a text that carry a concept, folded. */
export function listPalabras(texto: string): string[] {
  return toPlegado(texto)
    .split(/[^a-z0-9]+/)
    .filter((palabra) => palabra !== '' && !VACIAS.has(palabra));
}

export const listRaices = (texto: string): string[] => listPalabras(texto).map(toRaiz);

/** Prefixes of columns that say what a column is to its table, not what it holds. */
const DE_COLUMNA = new Set(['fk', 'pk', 'tx', 'str', 'int', 'dt', 'col', 'cmp', 'p', 'v', 'x']);

/** The words of a name, each with what it may stand for: itself, what it abbreviates, what it is like. */
export function readNombre(nombre: string, parecidas: PalabrasParecidas): PalabraDeNombre[] {
  const partes = listPartesDeNombre(nombre);
  const dichas = partes.filter((parte) => !DE_COLUMNA.has(parte));
  const llenas = (dichas.length > 0 ? dichas : partes).filter(
    // «es» begins the name of an indicator; elsewhere it is a word without a concept.
    (parte, lugar) => !VACIAS.has(parte) || (parte === 'es' && lugar === 0),
  );
  return llenas.map((escrita) => ({ escrita, lecturas: listLecturas(escrita, parecidas) }));
}

function listLecturas(escrita: string, parecidas: PalabrasParecidas): LecturaDePalabra[] {
  const abreviadas = listDesarrollos(escrita);
  const propia: LecturaDePalabra = {
    palabras: [escrita],
    raices: [toRaiz(escrita)],
    certeza: 1,
    esAbreviatura: false,
  };
  const deAbreviatura = abreviadas.map(
    (palabras, lugar): LecturaDePalabra => ({
      palabras,
      raices: palabras.map((palabra) => toRaiz(toPlegado(palabra))),
      // What is likeliest is as sure as the word itself.
      certeza: lugar === 0 ? 1 : 0.9,
      esAbreviatura: palabras.length > 1 || toPlegado(palabras[0] ?? '') !== escrita,
    }),
  );
  const deParecido = abreviadas.length > 0 ? [] : (parecidas.get(escrita) ?? []);
  return [
    ...deAbreviatura,
    propia,
    ...deParecido.map(
      ({ palabra, parecido }): LecturaDePalabra => ({
        palabras: [palabra],
        raices: [toRaiz(palabra)],
        certeza: 0.5 + parecido / 2,
        esAbreviatura: escrita.length < palabra.length && palabra.startsWith(escrita),
      }),
    ),
  ];
}

/** Words by which elements are looked for: what is written and what it may stand for, in singular and plural. */
export function listPalabrasBuscadas(palabras: readonly PalabraDeNombre[]): string[] {
  const buscadas = palabras.flatMap(({ escrita, lecturas }) => [
    escrita,
    ...lecturas.flatMap(({ palabras: suyas }) => suyas.map(toPlegado)),
  ]);
  return [...new Set(buscadas.flatMap(listFormas))];
}

function listFormas(palabra: string): string[] {
  if (palabra.length < 4) return [palabra];
  if (palabra.endsWith('s')) return [palabra, palabra.replace(/s$/, ''), palabra.replace(/es$/, '')];
  return [palabra, /[aeiou]$/.test(palabra) ? `${palabra}s` : `${palabra}es`];
}
