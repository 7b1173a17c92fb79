import type { ReactNode } from 'react';

export interface MenuEntry {
  readonly to: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly end?: boolean;
  /** Whether the screen on show belongs to it although its address is not below this one. */
  readonly holdsScreen?: boolean;
  /** Something that waits there: the number and what it counts, for screen readers ('pendientes'). */
  readonly count?: { readonly value: number; readonly of: string };
}

export interface MenuGroup {
  readonly label?: string;
  readonly items: readonly MenuEntry[];
}
