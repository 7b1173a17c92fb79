import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** After this the screen is taken as one without heading and the focus stays where it is. */
const PATIENCE_MS = 10_000;

/**
 * Calls back with the heading of the screen, now or when it arrives (a screen may load its code or data first). It
 * stops when the person acts, because then the person decides about the focus.
 */
function whenHeadingShows(found: (heading: HTMLElement) => void): () => void {
  const look = () => document.querySelector<HTMLElement>('main h1');
  const present = look();
  if (present) {
    found(present);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const heading = look();
    if (!heading) return;
    stop();
    found(heading);
  });
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
    window.removeEventListener('keydown', stop);
    window.removeEventListener('pointerdown', stop);
  }
  window.addEventListener('keydown', stop);
  window.addEventListener('pointerdown', stop);
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

/**
 * Every navigation to another address ends at the top with the focus on the h1 and the window title
 * announced. A change of the query alone (page, order, filters of a list) moves nothing.
 * Rendered once, after the screens, so that their titles are set when it runs.
 */
export function RouteFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    return whenHeadingShows((heading) => {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      // After every effect of this round: one of them sets the title.
      queueMicrotask(() => setAnnouncement(document.title));
    });
  }, [pathname]);

  return (
    <p className="sr" role="status">
      {announcement}
    </p>
  );
}
