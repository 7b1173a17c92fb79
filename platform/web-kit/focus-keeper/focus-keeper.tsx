import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { watchFocus } from './watch-focus.ts';

/**
 * Keeps the place of a person who works with the keyboard: if the pressed control disappears, the focus goes to the
 * same control of the next row, back to what opened it, or to the heading of what changed. Rendered once, for every
 * list.
 */
export function FocusKeeper() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  shown.current = pathname;
  useEffect(() => watchFocus(() => shown.current), []);
  return null;
}
