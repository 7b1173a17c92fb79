import { createContext } from 'react';

/** A part of a screen that can have unsaved work. */
export interface Part {
  isDirty: boolean;
}

/** Parts that close together: those of a page, or those of the panel of a tab. */
export interface DirtyParts {
  /** Registers a part that is shown; the returned function removes it. */
  readonly add: (part: Part) => () => void;
  /** Whether any shown part has unsaved work. */
  readonly isAnyDirty: () => boolean;
}

/** @param around the parts around these, which close together with them; at the top those of the page */
export function createDirtyParts(around?: DirtyParts): DirtyParts {
  const parts = new Set<Part>();
  return {
    add: (part) => {
      const forget = around?.add(part);
      parts.add(part);
      return () => {
        forget?.();
        parts.delete(part);
      };
    },
    isAnyDirty: () => [...parts].some(({ isDirty }) => isDirty),
  };
}

/** Everything on show. */
export const pageParts = createDirtyParts();

/** Where a part is noted. */
export const DirtyPartsContext = createContext(pageParts);
