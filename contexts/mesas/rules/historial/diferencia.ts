import { diffArrays } from 'diff';

/** A sequence of words that are equal, removed or added. */
export interface Tramo {
  readonly clase: 'igual' | 'quitado' | 'puesto';
  readonly texto: string;
}

/**
 * With more removed and added words than this there is no comparison: the whole text was replaced. Time and memory
 * grow with the square of this number.
 */
const MAXIMO_CAMBIOS = 500;

/** Words with the spaces after them: joined they are the text again. */
function toPalabras(text: string): string[] {
  return text.match(/^\s+|\S+\s*/g) ?? [];
}

/** The same word, whatever spaces follow it. */
const toClaves = (palabras: readonly string[]) => palabras.map((palabra) => palabra.trim());

/**
 * The changes from one text to another, word by word, with the smallest number of changes. Equal words are shown as
 * in the second text.
 */
export function compareTextos(antes: string, despues: string): readonly Tramo[] {
  const before = toPalabras(antes);
  const after = toPalabras(despues);
  const changes = diffArrays(toClaves(before), toClaves(after), { maxEditLength: MAXIMO_CAMBIOS });
  if (!changes) return listEnteros(antes, despues);
  let [left, right] = [0, 0];
  return changes.map(({ added, removed, count }) => {
    const texto = removed ? before.slice(left, left + count) : after.slice(right, right + count);
    if (!added) left += count;
    if (!removed) right += count;
    return { clase: removed ? 'quitado' : added ? 'puesto' : 'igual', texto: texto.join('') };
  });
}

/** One whole text removed and another one added; an empty text is left out. */
function listEnteros(antes: string, despues: string): readonly Tramo[] {
  const enteros: Tramo[] = [
    { clase: 'quitado', texto: antes },
    { clase: 'puesto', texto: despues },
  ];
  return enteros.filter(({ texto }) => texto !== '');
}
