import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { UNSAVED_ARE_LOST, useModal } from '../modal/index.ts';
import { isAnyDirty } from './dirty-parts.ts';

const QUESTION = {
  title: '¿Salir sin guardar?',
  message: UNSAVED_ARE_LOST,
};

/** Asks for every part with `useUnsavedChanges`. Rendered once, inside the router: it knows only one blocker. */
export function UnsavedChangesQuestion() {
  const modals = useModal();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isAnyDirty(),
  );
  const asked = useRef(false);

  useEffect(() => {
    if (blocker.state !== 'blocked' || asked.current) return;
    asked.current = true;
    void modals.ask(QUESTION).then((leaves) => {
      asked.current = false;
      if (leaves) blocker.proceed();
      else blocker.reset();
    });
  }, [blocker, modals]);
  return null;
}
