/** Words of a search that are looked for; more would only make it slower. */
export const MAXIMO_TERMINOS = 8;

/** From this length on a word is found anywhere; shorter ones only where a word begins. */
export const MINIMO_DENTRO = 3;

/** Words that occur in nearly every text, so they do not help beside other words. */
const VACIAS = new Set(
  'a al con de del e el en es la las lo los o para por que se sin su un una y'.split(' '),
);

/** A text as the dictionary compares it: lower case, no accents, words of letters and digits with one space between. */
export function toTextoPlegado(texto: string): string {
  return texto
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Shortest word taken for a plural. */
const MINIMO_PLURAL = 5;

/** Endings whose plural adds 'es' to a consonant: códigos postales, identificaciones, países, leyes. */
const PLURAL_EN_ES = /(?:[aeio]n|[aio]l|[ao]r|ad|is|jer|y)es$/;

/** A word as it stands in the singular; words are found inside others, so that the singular finds both. */
function toSingular(palabra: string): string {
  if (palabra.length < MINIMO_PLURAL || !palabra.endsWith('s')) return palabra;
  return PLURAL_EN_ES.test(palabra) ? palabra.slice(0, -2) : palabra.replace(/(?<=[aeiou])s$/, '');
}

/**
 * The words a search looks for, each once, plurals by their singular. Words that occur in nearly every text are left
 * out, unless there are no others.
 */
export function parseTerminos(texto: string): readonly string[] {
  const escritas = toTextoPlegado(texto)
    .split(' ')
    .filter((palabra) => palabra !== '');
  const palabras = [...new Set(escritas.map(toSingular))];
  const llenas = palabras.filter((palabra) => !VACIAS.has(palabra));
  return (llenas.length > 0 ? llenas : palabras).slice(0, MAXIMO_TERMINOS);
}

/** The object identifier a text is, with three arcs or more; null when it is another text. */
export function findOid(texto: string): string | null {
  const oid = texto.trim();
  return /^[0-2](\.(0|[1-9]\d*)){2,}$/.test(oid) ? oid : null;
}
