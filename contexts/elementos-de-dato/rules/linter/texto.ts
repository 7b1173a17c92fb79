/** Words of a text without accents, in lower case. */
export function formatPalabras(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A word without the ends of number: 'ciudades' and 'ciudad', 'códigos' and 'código'. */
export function toRaiz(word: string): string {
  if (word.length <= 4) return word;
  if (/[lrndzjsy]es$/.test(word) && word.length > 5) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** Abbreviations whose dot ends no sentence. */
const ABREVIATURAS =
  /\b(?:art|num|núm|no|p|pp|ej|etc|vs|dr|dra|sr|sra|lit|par|inc|cap|ed|aprox|máx|mín|tel|av|cra|cl)\.$/iu;

/** Sentences of a text: ended by a dot, a mark or a line, and begun by a capital. */
export function listOraciones(text: string): string[] {
  const pieces = text.trim().split(/(?<=[.!?;])\s+(?=[\p{Lu}¿¡"«])|\n+/u);
  const sentences: string[] = [];
  for (const piece of pieces) {
    const last = sentences.at(-1);
    if (last !== undefined && ABREVIATURAS.test(last)) sentences[sentences.length - 1] = `${last} ${piece}`;
    else if (piece.trim() !== '') sentences.push(piece.trim());
  }
  return sentences;
}

/** Capitals that are no acronym: numerals and what everybody reads. */
const CONOCIDAS = new Set('I II III IV V VI VII VIII IX X XI XII XIX XX XXI SI NO ISO UTC'.split(' '));

/** Whether a word is written as an acronym. */
export function isAcronimo(word: string): boolean {
  const capitals = word.match(/\p{Lu}/gu)?.length ?? 0;
  return word.length <= 10 && capitals >= 2 && capitals * 2 > word.length && !CONOCIDAS.has(word);
}

/** Acronyms a text expands: 'Nombre (SIGLA)', 'SIGLA (nombre)'. */
export function listAcronimosExplicados(text: string): ReadonlySet<string> {
  const inside = [...text.matchAll(/\(([^()]{2,12})\)/gu)].map((match) => match[1] ?? '');
  const before = [...text.matchAll(/([\p{L}\p{N}]{2,10})\s+\((?=[^()]{6,}\))/gu)].map(
    (match) => match[1] ?? '',
  );
  return new Set([...inside, ...before].filter(isAcronimo));
}
