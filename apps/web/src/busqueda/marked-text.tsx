import { foldText } from '@marco/web-kit/format';

/** Letters of a text, each with what it is compared by: a letter with its accent is one. */
function splitLetters(texto: string): readonly string[] {
  return texto.normalize('NFC').match(/\P{M}\p{M}*/gu) ?? [];
}

/** Where the words stand, as parts that are marked and parts that are not. */
export function markWords(
  texto: string,
  buscado: string,
): readonly (readonly [parte: string, isMarked: boolean])[] {
  const letters = splitLetters(texto);
  const folded = letters.map((letter) => foldText(letter).slice(0, 1) || ' ');
  const told = folded.join('');
  const marked = new Array<boolean>(letters.length).fill(false);
  for (const palabra of foldText(buscado)
    .split(/\s+/)
    .filter((word) => word.length > 1)) {
    for (let at = told.indexOf(palabra); at >= 0; at = told.indexOf(palabra, at + palabra.length))
      marked.fill(true, at, at + palabra.length);
  }
  const parts: [string, boolean][] = [];
  for (const [place, letter] of letters.entries()) {
    const isMarked = marked[place] ?? false;
    const last = parts.at(-1);
    if (last && last[1] === isMarked) last[0] += letter;
    else parts.push([letter, isMarked]);
  }
  return parts;
}

/** A text with what was looked for underlined. */
export function MarkedText({ texto, buscado }: { readonly texto: string; readonly buscado: string }) {
  let at = 0;
  return markWords(texto, buscado).map(([parte, isMarked]) => {
    const key = at;
    at += parte.length;
    return isMarked ? <mark key={key}>{parte}</mark> : parte;
  });
}
