import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { UNSAVED_ARE_LOST, useModal } from '../modal/index.ts';
import { isLeavingAllowed } from './leaving.ts';

const QUESTION = {
  title: '¿Salir sin guardar?',
  message: UNSAVED_ARE_LOST,
};

/**
 * Asks before work that was not saved is lost: with a question of the product inside it, with that of the browser
 * where the page itself goes away. One per screen: the router knows only one blocker.
 *
 * @param isDirty whether something would be lost; false while it is being saved, as a save may lead on by itself
 */
export function useUnsavedChanges(isDirty: boolean): void {
  const modals = useModal();
  const dirty = useRef(isDirty);
  dirty.current = isDirty;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty.current && currentLocation.pathname !== nextLocation.pathname,
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

  useEffect(() => {
    if (!isDirty) return undefined;
    const hold = (event: BeforeUnloadEvent) => {
      if (!isLeavingAllowed()) event.preventDefault();
    };
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [isDirty]);
}
