import { useContext, useEffect, useRef } from 'react';
import { DirtyPartsContext, type Part } from './dirty-parts.ts';

let allowed = false;

/** The session ends: the browser asks nothing, so that no screen of it stays behind. */
export function allowLeaving(): void {
  allowed = true;
}

export function isLeavingAllowed(): boolean {
  return allowed;
}

/**
 * Asks before work that was not saved is lost: with the question of `UnsavedChangesQuestion` inside the product, with
 * that of the browser where the page itself goes away. In a tab it also asks before another tab is shown. Every part
 * of a screen may have its own; there is one question.
 *
 * @param isDirty whether something would be lost; false while it is being saved, because a save may open another
 * screen
 * @param isKept whether the values are kept and offered again, so that the browser need not ask
 */
export function useUnsavedChanges(isDirty: boolean, isKept = false): void {
  const part = useRef<Part>({ isDirty });
  part.current.isDirty = isDirty;

  const parts = useContext(DirtyPartsContext);
  useEffect(() => parts.add(part.current), [parts]);

  useEffect(() => {
    if (!isDirty || isKept) return undefined;
    const hold = (event: BeforeUnloadEvent) => {
      if (!isLeavingAllowed()) event.preventDefault();
    };
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [isDirty, isKept]);
}
