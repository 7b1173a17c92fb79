import { useRef } from 'react';

export interface FilaNueva<Control extends HTMLElement> {
  /** Called with the clave of a row that is being added. */
  readonly onAdd: (clave: string) => void;
  /** Goes to the first control of the row of that clave. */
  readonly toRef: (clave: string) => (control: Control | null) => void;
}

/** After a person adds a row, its first control gets the focus when it is drawn. */
export function useFilaNueva<Control extends HTMLElement>(): FilaNueva<Control> {
  const nueva = useRef<string | null>(null);
  return {
    onAdd: (clave) => {
      nueva.current = clave;
    },
    toRef: (clave) => (control) => {
      if (!control || nueva.current !== clave) return;
      nueva.current = null;
      control.focus();
    },
  };
}
