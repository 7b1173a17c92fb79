import { useEffect } from 'react';
import { press } from './after-press.ts';

const BEGIN = ['pointerdown', 'mousedown'] as const;
/**
 * The click has found its target, or the hand is on the keyboard. Not at the click itself: a box or a radio has changed by
 * then, and what is drawn before its handlers run would set it back.
 */
const END = ['mouseup', 'keydown'] as const;
/** No click need follow. */
const END_SOON = ['pointerup', 'click', 'pointercancel', 'contextmenu', 'dragend'] as const;

/** Watches the presses of the pointer for `afterPress`; once, for the whole window. */
export function PressKeeper() {
  useEffect(watchPresses, []);
  return null;
}

function watchPresses(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function begin(event: Event): void {
    clearTimeout(timer);
    press.isGoingOn = (event as MouseEvent).button === 0;
  }

  function end(): void {
    clearTimeout(timer);
    press.isGoingOn = false;
    const acts = [...press.waiting];
    press.waiting.clear();
    for (const act of acts) act();
  }

  function endSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(end);
  }

  function listen(change: 'addEventListener' | 'removeEventListener'): void {
    for (const type of BEGIN) window[change](type, begin, true);
    for (const type of END) window[change](type, end, true);
    for (const type of END_SOON) window[change](type, endSoon, true);
  }

  listen('addEventListener');
  return () => {
    listen('removeEventListener');
    end();
  };
}
