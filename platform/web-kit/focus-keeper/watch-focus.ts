import { findSuccessor } from './find-successor.ts';
import { describePlace, type FocusPlace, findDialog } from './focus-place.ts';

/** Dialogs and fields that take the focus by themselves come first. */
const PATIENCE_MS = 60;

/**
 * Watches the focus, and moves it if the page removes the focused element. It does nothing if the person moved the
 * focus.
 *
 * @param pathname the address on show: another one leads the focus by itself
 * @returns ends it
 */
export function watchFocus(pathname: () => string): () => void {
  let place: FocusPlace | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function remember(target: EventTarget | null): void {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    place = describePlace(target, pathname(), place);
  }

  /** A press on something else leaves the control; within a dialog the focus stays in it. */
  function onPointerDown({ target }: Event): void {
    if (!place || !(target instanceof Node) || place.control.contains(target)) return;
    if (!findDialog(place.control)?.contains(target)) place = null;
  }

  function putBack(): void {
    const lost = place;
    if (!lost || document.activeElement !== document.body || lost.pathname !== pathname()) return;
    const next = findSuccessor(lost);
    if (!next) return;
    place = null;
    next.focus();
  }

  const observer = new MutationObserver((changes) => {
    if (!place || document.activeElement !== document.body) return;
    const { control } = place;
    const isTouched = changes.some(
      ({ type, target, removedNodes }) =>
        (type === 'attributes' && target.contains(control)) ||
        [...removedNodes].some((node) => node.contains(control)),
    );
    if (!isTouched) return;
    clearTimeout(timer);
    timer = setTimeout(putBack, PATIENCE_MS);
  });

  const onFocusIn = ({ target }: FocusEvent) => remember(target);
  remember(document.activeElement);
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('pointerdown', onPointerDown, true);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('pointerdown', onPointerDown, true);
  };
}
