import type { ReactNode } from 'react';

/** One visible row of a tree; those of closed branches are left out. */
export interface TreeRow {
  readonly key: string;
  /** Depth, counted from 1. */
  readonly level: number;
  readonly content: ReactNode;
  /** Place among its siblings, counted from 1, and how many they are, also those that are not here yet. */
  readonly position: number;
  readonly size: number;
  /** Undefined where nothing stands below it. */
  readonly isOpen?: boolean | undefined;
}

/** What a key of the keyboard does in a tree (WAI-ARIA pattern 'tree view'). */
export type TreeStep =
  | { readonly kind: 'move'; readonly to: number }
  | { readonly kind: 'open' | 'close' | 'select' }
  | undefined;

/** The step a key asks for at a row; undefined leaves the key to the browser. */
export function findTreeStep(rows: readonly TreeRow[], at: number, key: string): TreeStep {
  const row = rows[at];
  if (!row) return undefined;
  const last = rows.length - 1;
  switch (key) {
    case 'ArrowDown':
      return { kind: 'move', to: Math.min(last, at + 1) };
    case 'ArrowUp':
      return { kind: 'move', to: Math.max(0, at - 1) };
    case 'Home':
      return { kind: 'move', to: 0 };
    case 'End':
      return { kind: 'move', to: last };
    case 'ArrowRight':
      if (row.isOpen === false) return { kind: 'open' };
      return { kind: 'move', to: row.isOpen && at < last ? at + 1 : at };
    case 'ArrowLeft':
      if (row.isOpen) return { kind: 'close' };
      return { kind: 'move', to: findParent(rows, at) };
    case 'Enter':
    case ' ':
      return { kind: 'select' };
    default:
      return undefined;
  }
}

/** The row a row stands below; itself at the top. */
function findParent(rows: readonly TreeRow[], at: number): number {
  const level = rows[at]?.level ?? 1;
  const parent = rows.slice(0, at).findLastIndex((row) => row.level < level);
  return parent === -1 ? at : parent;
}
