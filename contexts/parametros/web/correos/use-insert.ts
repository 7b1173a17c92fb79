import { useLayoutEffect, useRef } from 'react';

type Campo = HTMLInputElement | HTMLTextAreaElement;

/**
 * Inserts text where the caret stands, in the field that had the focus last.
 *
 * @param usual the field it goes into while none had it
 */
export function useInsert<Name extends string>(usual: Name) {
  const fields = useRef(new Map<Name, Campo>());
  const last = useRef(usual);
  const caret = useRef<{ readonly element: Campo; readonly at: number } | null>(null);
  // Once the field has its new text, the caret stands behind what was inserted.
  useLayoutEffect(() => {
    if (caret.current === null) return;
    const { element, at } = caret.current;
    caret.current = null;
    element.focus();
    element.setSelectionRange(at, at);
  });
  return {
    /** What a field takes to be one of them. */
    field: (name: Name) => ({
      ref: (element: Campo | null) => {
        if (element) fields.current.set(name, element);
        return () => void fields.current.delete(name);
      },
      onFocus: () => {
        last.current = name;
      },
    }),
    insert: (text: string, put: (name: Name, value: string) => void) => {
      const name = last.current;
      const element = fields.current.get(name);
      if (!element) return;
      const { value } = element;
      const start = element.selectionStart ?? value.length;
      const end = element.selectionEnd ?? start;
      caret.current = { element, at: start + text.length };
      put(name, `${value.slice(0, start)}${text}${value.slice(end)}`);
    },
  };
}
