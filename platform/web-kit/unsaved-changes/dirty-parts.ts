/** A part of a screen that says whether something of it would be lost. */
export interface Part {
  isDirty: boolean;
}

const parts = new Set<Part>();

/** Notes a part that is on show; the answer forgets it. */
export function addPart(part: Part): () => void {
  parts.add(part);
  return () => void parts.delete(part);
}

/** Whether something of any part on show would be lost. */
export function isAnyDirty(): boolean {
  return [...parts].some(({ isDirty }) => isDirty);
}
