import { readCookie, writeCookie } from './cookies.ts';

export type Theme = 'light' | 'dark';
/** Percentage of the browser's own text size. */
export type TextSize = 100 | 112.5 | 125;
export interface Appearance {
  readonly theme: Theme;
  readonly textSize: TextSize;
}

export const TEXT_SIZES: readonly TextSize[] = [100, 112.5, 125];

const THEME_COOKIE = 'theme';
const TEXT_SIZE_COOKIE = 'text-size';
const DARK_QUERY = '(prefers-color-scheme: dark)';

let current: Appearance | undefined;
const listeners = new Set<() => void>();

function storedTheme(): Theme | undefined {
  const value = readCookie(THEME_COOKIE);
  return value === 'light' || value === 'dark' ? value : undefined;
}

function read(): Appearance {
  const size = Number(readCookie(TEXT_SIZE_COOKIE));
  return {
    theme: storedTheme() ?? (window.matchMedia?.(DARK_QUERY).matches ? 'dark' : 'light'),
    textSize: TEXT_SIZES.find((candidate) => candidate === size) ?? 100,
  };
}

function apply(appearance: Appearance): void {
  current = appearance;
  const { dataset } = document.documentElement;
  dataset['theme'] = appearance.theme;
  dataset['textSize'] = String(appearance.textSize);
  for (const listener of listeners) listener();
}

/** Puts the kept theme and text size on `<html>`; call it before the first render so that nothing flashes. */
export function applyStoredTheme(): void {
  apply(read());
  window.matchMedia?.(DARK_QUERY).addEventListener('change', () => {
    if (!storedTheme()) apply(read());
  });
}

/** What is on the screen now. */
export function getAppearance(): Appearance {
  current ??= read();
  return current;
}

export function subscribeAppearance(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The person's choice: it wins over the system's and is kept in a cookie. */
export function chooseTheme(theme: Theme): void {
  writeCookie(THEME_COOKIE, theme);
  apply({ ...getAppearance(), theme });
}

export function chooseTextSize(textSize: TextSize): void {
  writeCookie(TEXT_SIZE_COOKIE, String(textSize));
  apply({ ...getAppearance(), textSize });
}
