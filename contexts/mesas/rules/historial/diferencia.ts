import { diffArrays } from 'diff';

/** A run of words that stayed, went or came. */
export interface Tramo {
  readonly clase: 'igual' | 'quitado' | 'puesto';
  readonly texto: string;
}

/**
 * Words that may go and come before the comparison is left out: the whole text went and another came. Time and memory
 * grow with its square.
 */
const MAXIMO_CAMBIOS = 500;

/** Words with the spaces after them: joined they are the text again. */
function toPalabras(text: string): string[] {
  return text.match(/^\s+|\S+\s*/g) ?? [];
}

/** The same word, whatever spaces follow it. */
const toClaves = (palabras: readonly string[]) => palabras.map((palabra) => palabra.trim());

/**
 * What changed from one text to another, word by word, with as few changes as there can be. What stayed is told as it
 * stands in the second text.
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

/** One text that went whole and another that came; of an empty one there is nothing to tell. */
function listEnteros(antes: string, despues: string): readonly Tramo[] {
  const enteros: Tramo[] = [
    { clase: 'quitado', texto: antes },
    { clase: 'puesto', texto: despues },
  ];
  return enteros.filter(({ texto }) => texto !== '');
}
