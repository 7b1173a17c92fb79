import { foldText } from '@marco/web-kit/format';

/** The words of what somebody wrote, without case or accents. */
export function toWords(text: string): readonly string[] {
  return foldText(text).split(/\s+/).filter(Boolean);
}

/** Whether a text, written in any way, holds every word; it does without any. */
export function hasWords(words: readonly string[], text: string): boolean {
  const told = foldText(text);
  return words.every((word) => told.includes(word));
}
