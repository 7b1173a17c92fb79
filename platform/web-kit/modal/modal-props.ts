import type { ReactNode } from 'react';
import type { ModalTone } from './modal-store.ts';

export interface ModalProps {
  readonly isOpen: boolean;
  /** Escape was pressed: take the safe option. When something was typed, after the person agreed to lose it. */
  readonly onClose: () => void;
  readonly title: string;
  readonly message?: ReactNode;
  readonly tone?: ModalTone;
  /** Icon instead of that of the tone. */
  readonly icon?: ReactNode;
  /** `large` as wide as the page lets it, for what is looked at. */
  readonly size?: 'medium' | 'large';
  /** Buttons, the main one last. */
  readonly actions: ReactNode;
  /** `alertdialog` when it interrupts and asks for an answer. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly children?: ReactNode;
}
