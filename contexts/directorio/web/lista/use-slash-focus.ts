import { type RefObject, useEffect } from 'react';

/** '/' leads to the box, but where somebody writes or a dialog stands over the page. */
export function useSlashFocus(box: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function lead(event: KeyboardEvent): void {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target))
        return;
      event.preventDefault();
      box.current?.focus();
    }
    document.addEventListener('keydown', lead);
    return () => document.removeEventListener('keydown', lead);
  }, [box]);
}

function isTaken(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, select, textarea, [contenteditable], [role="dialog"]') !== null
  );
}
