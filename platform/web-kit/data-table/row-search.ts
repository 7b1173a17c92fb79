import { foldText } from '../format/index.ts';

export interface TableSearch {
  /** Column to look into; null for all of them. */
  readonly column: string | null;
  readonly text: string;
}

/** Whether one of the texts holds the word, without regard to case or accents. */
export function matchesText(texts: readonly unknown[], word: string): boolean {
  const wanted = foldText(word);
  return wanted === '' || texts.some((text) => foldText(String(text ?? '')).includes(wanted));
}
