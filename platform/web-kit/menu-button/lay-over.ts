import { placeInside } from '../reasons-keeper/index.ts';

/** Between a box and the button it belongs to, in pixels. */
const GAP = 6;

export type BoxAlign = 'start' | 'end';

/** Lays a box over everything until the signal, under its button wherever that is moved; not without a top layer, as in a browser of tests. */
export function layOver(
  box: HTMLElement | null,
  button: HTMLElement | null,
  align: BoxAlign,
  signal: AbortSignal,
): void {
  if (signal.aborted || !box || !button || !('showPopover' in box)) return;
  const follow = () => place(box, button, align);
  box.popover = 'manual';
  box.showPopover();
  follow();
  window.addEventListener('resize', follow, { signal });
  document.addEventListener('scroll', follow, { capture: true, signal });
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
