import type { ReactNode } from 'react';

export interface DrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Accessible name, shown as its heading. */
  readonly label: string;
  readonly side?: 'left' | 'right';
  readonly children: ReactNode;
}
