import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { leavePart, subscribeBanners, timing } from '../banner/index.ts';

/** Between a banner and what has the focus, in pixels. */
const GAP = 16;

/** Scrolls the focused element out from under the banner. */
function uncoverFocus(): void {
  const { activeElement, documentElement } = document;
  const height = Number.parseFloat(documentElement.style.getPropertyValue('--banner-height')) || 0;
  const used = activeElement?.getBoundingClientRect();
  const top = window.innerHeight - height;
  if (used && used.height < top && used.bottom > top && used.top < window.innerHeight)
    window.scrollBy({ top: used.bottom - top + GAP });
}

const ACTIONS = ['pointerdown', 'keydown'] as const;

/**
 * Removes a banner when the person leaves its screen, and prevents it from covering the focused element. Rendered
 * once, inside the router.
 */
export function BannerKeeper({ durationMs }: { readonly durationMs: number }) {
  const { pathname } = useLocation();
  const last = useRef(pathname);

  /** Whether a key or a pointer was pressed since the banner was raised: what changes the screen now is another action. */
  const isPast = useRef(false);

  useEffect(() => {
    timing.durationMs = durationMs;
  }, [durationMs]);

  useEffect(() => {
    const stop = subscribeBanners(() => {
      isPast.current = false;
      // Once it is drawn and its room is there.
      requestAnimationFrame(uncoverFocus);
    });
    const beginAction = () => {
      isPast.current = true;
    };
    for (const type of ACTIONS) window.addEventListener(type, beginAction, true);
    // The product itself never navigates back, so this is the button of the browser.
    window.addEventListener('popstate', leavePart);
    return () => {
      stop();
      for (const type of ACTIONS) window.removeEventListener(type, beginAction, true);
      window.removeEventListener('popstate', leavePart);
    };
  }, []);

  // A banner that the navigating action shows belongs to the next screen.
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (isPast.current) leavePart();
  }, [pathname]);

  return null;
}
