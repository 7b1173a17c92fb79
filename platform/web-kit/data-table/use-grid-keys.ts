import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { findMove, findPlace, focusPlace, type GridPlace } from './grid-keys.ts';

interface Settings {
  readonly table: RefObject<HTMLTableElement | null>;
  /** Names the rows on show: another text, other rows. */
  readonly shown: string;
  /** Goes a page on or back and tells whether there is one; undefined in a table without pages. */
  readonly onPageStep: ((step: 1 | -1) => boolean) | undefined;
}

/**
 * Walks a table with the keyboard, from any control in it: arrows by cell, Home and End along the row (with Ctrl to the
 * first and last row), PageUp and PageDown by page. Simpler than the ARIA grid on purpose: the table stays a table for
 * screen readers, which have keys of their own for cells, and every control stays in the order of Tab.
 */
export function useGridKeys({ table, shown, onPageStep }: Settings) {
  const waiting = useRef<{ readonly place: GridPlace; readonly left: string } | null>(null);

  // The rows of another page come later: the focus stays where it was in the table.
  useEffect(() => {
    const { current } = waiting;
    if (!current || current.left === shown) return;
    waiting.current = null;
    // If the focus moved to another element meanwhile, it stays there.
    const focused = document.activeElement;
    if (table.current && (focused === document.body || table.current.contains(focused)))
      focusPlace(table.current, current.place);
  }, [table, shown]);

  /** Whether there is such a page; its rows get the focus when they come. */
  function turnPage(step: 1 | -1, place: GridPlace | null): boolean {
    if (!place || !onPageStep?.(step)) return false;
    waiting.current = { place, left: shown };
    return true;
  }

  return (event: KeyboardEvent<HTMLTableElement>): void => {
    const { currentTarget, target } = event;
    // Ignores keys that a menu or dialog of a cell has already handled.
    if (event.defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target)) return;
    const move = findMove(currentTarget, target, event);
    if (move === null) return;
    const isDone =
      typeof move === 'object'
        ? focusPlace(currentTarget, move)
        : turnPage(move === 'nextPage' ? 1 : -1, findPlace(currentTarget, target));
    if (isDone) event.preventDefault();
  };
}
