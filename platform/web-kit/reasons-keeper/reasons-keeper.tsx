import { useEffect } from 'react';

/** Between the text and its control, and between the text and the edges of the window, in pixels. */
const GAP = 8;

/** A box of a length inside a room: as near to where it would be as the room allows. */
export function placeInside(wished: number, length: number, room: number): number {
  return Math.max(GAP, Math.min(wished, room - length - GAP));
}

/**
 * Shows '¿Por qué no puedo?' of a control in the top layer, over tables, dialogs and banners, while the control has the pointer
 * or the focus; a touch keeps it until the next one elsewhere. Escape hides it and the pointer may travel onto it (WCAG 1.4.13).
 * Once, for the whole window.
 */
export function ReasonsKeeper() {
  useEffect(watchControls, []);
  return null;
}

function watchControls(): () => void {
  let shown: HTMLElement | undefined;

  function follow(): void {
    const control = shown?.previousElementSibling;
    if (shown && control) place(shown, control);
  }

  function close(): void {
    if (shown?.isConnected) shown.hidePopover();
    shown = undefined;
  }

  function open(target: EventTarget | null): boolean {
    const text = findReasons(target);
    if (!text) return false;
    // The browser hides it when its control is taken out of the page, and tells nobody.
    if (text === shown && text.matches(':popover-open')) return true;
    close();
    shown = text;
    text.showPopover();
    follow();
    return true;
  }

  const isHeld = (held: Element | null) => shown?.parentElement?.contains(held) === true;

  const watched: Readonly<Record<string, (event: Event) => void>> = {
    pointerover: (event) => {
      const isTouch = (event as PointerEvent).pointerType === 'touch';
      if (!open(event.target) && !isTouch && !isHeld(document.activeElement)) close();
    },
    pointerdown: ({ target }) => {
      if (!isHeld(target as Element)) close();
    },
    focusin: ({ target }) => {
      if (!open(target)) close();
    },
    focusout: () => {
      if (!shown?.parentElement?.matches(':hover')) close();
    },
    keydown: (event) => {
      if ((event as KeyboardEvent).key === 'Escape') close();
    },
    // The press itself may make the control unavailable: it is drawn as blocked after the press.
    click: () => requestAnimationFrame(() => open(document.activeElement)),
    scroll: follow,
  };
  for (const [type, listener] of Object.entries(watched)) document.addEventListener(type, listener, true);
  window.addEventListener('resize', follow);
  // A control may have taken the focus while the page was drawn.
  if (!open(document.querySelector('[data-reasons]:hover'))) open(document.activeElement);
  return () => {
    for (const [type, listener] of Object.entries(watched))
      document.removeEventListener(type, listener, true);
    window.removeEventListener('resize', follow);
    close();
  };
}

/** The text that floats over the control something happened to. */
function findReasons(target: EventTarget | null): HTMLElement | undefined {
  const around = target instanceof Element ? target.closest('[data-reasons]') : null;
  return around?.querySelector<HTMLElement>(':scope > [popover]') ?? undefined;
}

/** Centred over its control where there is room above it, under it otherwise; whole inside the window. */
function place(shown: HTMLElement, control: Element): void {
  const { left, top, bottom, width } = control.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isBelow = top < shown.offsetHeight + 2 * GAP;
  const wished = isBelow ? bottom + GAP : top - shown.offsetHeight - GAP;
  shown.style.left = `${placeInside(left + (width - shown.offsetWidth) / 2, shown.offsetWidth, clientWidth)}px`;
  shown.style.top = `${placeInside(wished, shown.offsetHeight, clientHeight)}px`;
  shown.dataset['below'] = String(isBelow);
}
