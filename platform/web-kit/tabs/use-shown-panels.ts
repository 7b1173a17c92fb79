import { useSyncExternalStore } from 'react';

let isPrinting = false;

/** React draws a change of a store before the event ends; after the event the browser prints the page as it is. */
function subscribe(onChange: () => void): () => void {
  const begin = () => {
    isPrinting = true;
    onChange();
  };
  const end = () => {
    isPrinting = false;
    onChange();
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/**
 * Which panels show: the selected one, and while the page is printed all panels that need no further request.
 *
 * @param printed what is here already; the browser takes the page before anything else could come
 */
export function useShownPanels<Id>(selected: Id, printed: readonly Id[]): (id: Id) => boolean {
  const isOnPaper = useSyncExternalStore(subscribe, () => isPrinting);
  return (id) => id === selected || (isOnPaper && printed.includes(id));
}
