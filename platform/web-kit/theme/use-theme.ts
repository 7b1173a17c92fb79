import { useSyncExternalStore } from 'react';
import {
  type Appearance,
  chooseTextSize,
  chooseTheme,
  getAppearance,
  subscribeAppearance,
  TEXT_SIZES,
} from './appearance-store.ts';

export interface ThemeControl extends Appearance {
  readonly toggleTheme: () => void;
  /** Next smaller text size; undefined when it is already the smallest. */
  readonly reduceText: (() => void) | undefined;
  /** Next larger text size; undefined when it is already the largest. */
  readonly enlargeText: (() => void) | undefined;
}

/** Theme and text size of the page, and how to change them. */
export function useTheme(): ThemeControl {
  const { theme, textSize } = useSyncExternalStore(subscribeAppearance, getAppearance);
  const position = TEXT_SIZES.indexOf(textSize);
  const smaller = TEXT_SIZES[position - 1];
  const larger = TEXT_SIZES[position + 1];
  return {
    theme,
    textSize,
    toggleTheme: () => chooseTheme(theme === 'dark' ? 'light' : 'dark'),
    reduceText: smaller && (() => chooseTextSize(smaller)),
    enlargeText: larger && (() => chooseTextSize(larger)),
  };
}
