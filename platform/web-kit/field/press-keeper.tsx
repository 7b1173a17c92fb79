import { useEffect } from 'react';
import { press } from './after-press.ts';

const BEGIN = ['pointerdown', 'mousedown'] as const;
/**
 * The click has reached its target, or the person uses the keyboard. This does not run in the click event itself: a
 * checkbox or radio has already changed then, and a render before its handlers would reset it.
 */
const END = ['mouseup', 'keydown'] as const;
/** A click does not always follow. */
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
