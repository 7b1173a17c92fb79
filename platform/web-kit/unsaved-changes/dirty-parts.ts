import { createContext } from 'react';

/** A part of a screen that says whether something of it would be lost. */
export interface Part {
  isDirty: boolean;
}

/** The parts that go away together: those of a page, or those of the panel of a tab. */
export interface DirtyParts {
  /** Notes a part that is on show; the answer forgets it. */
  readonly add: (part: Part) => () => void;
  /** Whether something of any part on show would be lost. */
  readonly isAnyDirty: () => boolean;
}

/** @param around parts that go away with others too, those of the page at last */
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
