import type { ForbiddenWord } from './glossary.ts';

/** Words that say what kind of thing a name is, not of what. */
const KINDS = new Set(
  'by card count data detail form id ids input item items key kind list model name of option output page params props query row rows schema screen state status type view'.split(
    ' ',
  ),
);

/** `ElementoDeDatoId` → `elemento`, `de`, `dato`, `id`. */
export function splitWords(identifier: string): string[] {
  return identifier
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_$]+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
}

function isSameWord(word: string | undefined, wanted: string): boolean {
  return word === wanted || word === `${wanted}s` || word === wanted.replace(/y$/, 'ies');
}

function containsSequence(words: readonly string[], wanted: readonly string[]): boolean {
  return words.some((_, start) => wanted.every((word, offset) => isSameWord(words[start + offset], word)));
}

/** Whether a name uses a forbidden translation; a technical word counts only where it is the name's whole noun. */
export function usesForbiddenWord(
  name: string,
  forbidden: ForbiddenWord,
  verbs: ReadonlySet<string>,
): boolean {
  const wanted = splitWords(forbidden.text);
  const words = splitWords(name);
  if (!forbidden.technical) return containsSequence(words, wanted);
  const nouns = words.filter((word, index) => !KINDS.has(word) && !(index === 0 && verbs.has(word)));
  return nouns.length === wanted.length && containsSequence(nouns, wanted);
}
