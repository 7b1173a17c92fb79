import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Leads to the part the address names, once it is drawn, with the focus on it: the part is not there yet when the browser
 * looks for it. After every effect of this round, one of which leads a new page to its top (`RouteFocus`).
 */
export function useAnchor(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same part is asked for again by another visit
  useEffect(() => {
    if (hash === '') return;
    queueMicrotask(() => {
      const part = document.getElementById(decodeURIComponent(hash.slice(1)));
      if (!part) return;
      part.tabIndex = -1;
      part.focus({ preventScroll: true });
      // A browser without a layout, as in a test, scrolls nothing.
      if ('scrollIntoView' in part) part.scrollIntoView();
    });
  }, [hash, key]);
}
