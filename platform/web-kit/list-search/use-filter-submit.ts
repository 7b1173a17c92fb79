import { useState } from 'react';
import { openValidationErrors } from '../failure-modal/index.ts';
import { useModal } from '../modal/index.ts';

/**
 * Searches, or tells in a dialog why not and leads to the first field in error.
 *
 * @param messages what is wrong with the filter; none when it can be searched
 */
export function useFilterSubmit(messages: readonly string[], onSearch: () => void) {
  const modals = useModal();
  const [isSubmitted, setSubmitted] = useState(false);

  function submit(focusInvalid: () => void): void {
    setSubmitted(true);
    if (messages.length === 0) onSearch();
    else void openValidationErrors(modals, messages).then(focusInvalid);
  }

  return { isSubmitted, submit };
}

/**
 * Text that picks nothing would be left out of the search in silence.
 *
 * @param what with its article: 'un departamento'
 */
export function findUnpicked(picked: unknown, text: string, what: string): string[] {
  return picked === null && text.trim() !== '' ? [`Seleccione ${what} de la lista o borre el texto.`] : [];
}
