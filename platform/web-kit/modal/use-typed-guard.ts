import { useCallback, useRef, useState } from 'react';

/** Fields with typed text. A search field is excluded, because it applies at once and nothing can be lost. */
const TYPED =
  'textarea, [role="spinbutton"], input:not([type="search"], [type="checkbox"], [type="radio"], [type="file"])';

/** Prevents the loss of typed text by a key or by a press outside of the dialog. */
export function useTypedGuard(onClose: () => void) {
  const before = useRef(new Map<Element, string>());
  const [isAsking, setAsking] = useState(false);

  /** Each field is compared with what it said when it was first entered. */
  const part = useCallback((dialog: HTMLElement | null) => {
    if (!dialog) return undefined;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(TYPED) && !before.current.has(target))
        before.current.set(target, readText(target));
    };
    dialog.addEventListener('focusin', note);
    return () => dialog.removeEventListener('focusin', note);
  }, []);

  function tryClose(): void {
    const isTyped = [...before.current].some(
      ([field, text]) => field.isConnected && readText(field) !== text,
    );
    if (isTyped) setAsking(true);
    else onClose();
  }

  return { part, isAsking, tryClose, stay: () => setAsking(false) };
}

function readText(field: Element): string {
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return (isField ? field.value : (field.textContent ?? '')).trim();
}
