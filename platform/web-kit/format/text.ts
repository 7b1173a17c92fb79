/** First letter upper and the rest lower, as the specification shows the names of organisations: 'Registro nacional'. */
export function capitalizeFirst(text: string): string {
  const [first = '', ...rest] = text.trim();
  return first.toLocaleUpperCase('es-CO') + rest.join('').toLocaleLowerCase('es-CO');
}

const COMBINING_MARKS = /\p{M}+/gu;

/** Text reduced for comparison: lower case, no accents (ñ counts as n), no spaces at the ends. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(COMBINING_MARKS, '').toLocaleLowerCase('es-CO').trim();
}
