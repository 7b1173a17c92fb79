/** Words that carry no concept of their own. */
const VACIAS = new Set(
  'a al ante con contra de del desde e el ella en entre es esta este la las lo los o para por que se segun sin sobre su sus u un una unas unos y'.split(
    ' ',
  ),
);

/** Shortest word that may lose its ending. */
const CON_TERMINACION = 4;

/** Lower case, without accents. */
export function toLlano(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Words of a text, plain. */
export function listPalabras(text: string): string[] {
  return toLlano(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** What the forms of a word share in Spanish: without plural and gender. */
function toRaiz(palabra: string): string {
  const singular = palabra.length > CON_TERMINACION ? palabra.replace(/(?:es|s)$/, '') : palabra;
  return singular.length >= CON_TERMINACION ? singular.replace(/[aeo]$/, '') : singular;
}

/** Roots of the words of a text that carry a concept, in order. */
export function listRaices(text: string): string[] {
  return (toLlano(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((palabra) => !VACIAS.has(palabra)).map(toRaiz);
}
