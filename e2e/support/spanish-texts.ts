import { expect, type Page } from '@playwright/test';

/** Words that a Spanish page has no use for. */
const ENGLISH =
  /(?<!\p{L})(the|and|of|with|your|you|please|close|dismiss|loading|search|next|previous|page|sign in|password|user|error occurred|required|invalid|failed|show|save|delete|edit|select|choose|upload|download)(?!\p{L})/iu;

/** The texts of the page on show, a line each: those that only screen readers or the pointer bring out included; code, and names that say they are English, aside. */
export const TEXTS = `[
  document.title,
  [...document.querySelectorAll('[lang="en"], code, pre')].reduce(
    (text, { innerText }) => (innerText ? text.replace(innerText, '') : text), document.body.innerText),
  ...[...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap((element) =>
    ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? '')),
  ...[...document.querySelectorAll('.sr, caption')].map((element) => element.textContent),
].join('\\n')`;

/** Addresses of the web and of mail, and words in capitals: the sigla of an entity, a method of HTTP. */
const NO_LANGUAGE = /https?:\S+|\S+@\S+|\b[A-Z]{2,}\b/g;

/** Lines that hold an English word. */
export function findEnglish(texts: string): string[] {
  return texts.split('\n').filter((line) => ENGLISH.test(line.replaceAll(NO_LANGUAGE, '')));
}

/** Language of the document on show, and nothing English in it. */
export async function expectSpanish(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-CO');
  expect(findEnglish(await page.evaluate<string>(TEXTS))).toEqual([]);
}
