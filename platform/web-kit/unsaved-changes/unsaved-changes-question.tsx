import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useModal } from '../modal/index.ts';
import { pageParts } from './dirty-parts.ts';
import { UNSAVED_QUESTION } from './use-panel-guard.ts';

/** Asks for every part with `useUnsavedChanges`. Rendered once, inside the router: it knows only one blocker. */
export function UnsavedChangesQuestion() {
  const modals = useModal();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && pageParts.isAnyDirty(),
  );
  const asked = useRef(false);

  useEffect(() => {
    if (blocker.state !== 'blocked' || asked.current) return;
    asked.current = true;
    void modals.ask(UNSAVED_QUESTION).then((leaves) => {
      asked.current = false;
      if (leaves) blocker.proceed();
      else blocker.reset();
    });
  }, [blocker, modals]);
  return null;
}
