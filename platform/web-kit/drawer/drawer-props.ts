import type { ReactNode } from 'react';

export interface DrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Accessible name, shown as its heading. */
  readonly label: string;
  /** Name of the button that closes it; 'Cerrar menú' unless it holds something else. */
  readonly closeLabel?: string;
  readonly side?: 'left' | 'right';
  /** What it holds: a menu, or a text or form, which takes more room. */
  readonly holds?: 'menu' | 'content';
  /** Asks before what was typed in it is lost; a drawer of filters, which apply by themselves, does not. */
  readonly guardsTyped?: boolean;
  readonly children: ReactNode;
}
