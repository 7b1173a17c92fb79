import { useState } from 'react';

const KEY = 'aviso';

/** Leaves a sentence for the landing: why the session ended. */
export function saveAviso(text: string): void {
  sessionStorage.setItem(KEY, text);
}

function takeAviso(): string | null {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return text;
}

/** The sentence left for this page, shown once. */
export function useAviso(): string | null {
  const [text] = useState(takeAviso);
  return text;
}
