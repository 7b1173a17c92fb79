import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { watchFocus } from './watch-focus.ts';

/**
 * Who works with the keyboard does not lose the place: where the control that was pressed goes away, the focus goes to the
 * same control of the next row, back to what opened it, or to the heading of what changed. Rendered once, for every list.
 */
export function FocusKeeper() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  shown.current = pathname;
  useEffect(() => watchFocus(() => shown.current), []);
  return null;
}
