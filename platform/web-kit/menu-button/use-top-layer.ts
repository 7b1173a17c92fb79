import { type RefObject, useLayoutEffect } from 'react';
import { placeInside } from '../reasons-keeper/index.ts';

/** Between a box and the button it belongs to, in pixels. */
const GAP = 6;

export type BoxAlign = 'start' | 'end';

interface TopLayerBox {
  readonly box: RefObject<HTMLElement | null>;
  /** What it stands under. */
  readonly button: RefObject<HTMLElement | null>;
  readonly align: BoxAlign;
  readonly isOpen: boolean;
}

/**
 * Lays a box over everything while it is open, so that neither the table nor the card its button stands in cuts it. Without a
 * top layer, as in a browser of tests, it stays where its style puts it.
 */
export function useTopLayer({ box, button, align, isOpen }: TopLayerBox): void {
  useLayoutEffect(() => {
    const [shown, control] = [box.current, button.current];
    if (!isOpen || !shown || !control || !('showPopover' in shown)) return undefined;
    const follow = () => place(shown, control, align);
    shown.popover = 'manual';
    shown.showPopover();
    follow();
    window.addEventListener('resize', follow);
    document.addEventListener('scroll', follow, true);
    return () => {
      window.removeEventListener('resize', follow);
      document.removeEventListener('scroll', follow, true);
    };
  }, [box, button, align, isOpen]);
}

/** Under its button where there is room, over it where there is more; whole inside the window. */
function place(box: HTMLElement, button: HTMLElement, align: BoxAlign): void {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetWidth, offsetHeight } = box;
  const isUnder = bottom + GAP + offsetHeight <= clientHeight || clientHeight - bottom >= top;
  const wished = { x: align === 'start' ? left : right - offsetWidth, y: bottom + GAP };
  if (!isUnder) wished.y = top - GAP - offsetHeight;
  box.style.inset = `${placeInside(wished.y, offsetHeight, clientHeight)}px auto auto ${placeInside(wished.x, offsetWidth, clientWidth)}px`;
}
