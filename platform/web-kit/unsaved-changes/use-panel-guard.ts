import { useContext, useState } from 'react';
import { UNSAVED_ARE_LOST, useModal } from '../modal/index.ts';
import { createDirtyParts, type DirtyParts, DirtyPartsContext } from './dirty-parts.ts';

/** What is asked before work that was not saved is lost. */
export const UNSAVED_QUESTION = {
  title: '¿Salir sin guardar?',
  message: UNSAVED_ARE_LOST,
  confirmLabel: 'Salir sin guardar',
  cancelLabel: 'Seguir aquí',
};

interface PanelGuard {
  /** For a `DirtyPartsContext` around what goes away. */
  readonly parts: DirtyParts;
  /** Continues at once, or after the person agreed to lose the unsaved work. */
  readonly leave: (go: () => void) => void;
}

/** Asks before a part of a screen with unsaved work is replaced by another part. */
export function usePanelGuard(): PanelGuard {
  const around = useContext(DirtyPartsContext);
  const modals = useModal();
  const [parts] = useState(() => createDirtyParts(around));
  return {
    parts,
    leave: (go) => {
      if (!parts.isAnyDirty()) go();
      else
        void modals.ask(UNSAVED_QUESTION).then((leaves) => {
          if (leaves) go();
        });
    },
  };
}
