import type { ReactNode } from 'react';
import { type ModalTone, openModal } from './modal-store.ts';

export interface ModalTexts {
  readonly title: string;
  readonly message?: ReactNode;
  /** Longer content under the message, such as a list. */
  readonly body?: ReactNode;
  readonly tone?: ModalTone;
  readonly confirmLabel?: string;
}

export interface ChoiceTexts extends ModalTexts {
  readonly cancelLabel?: string;
}

export interface TextTexts extends Omit<ModalTexts, 'body'> {
  /** Label of the field. */
  readonly label: string;
  readonly cancelLabel?: string;
  /** Sends the text, trimmed; where it answers that it was not done the dialog stays with what was typed. */
  readonly send: (text: string) => Promise<boolean>;
}

export interface Modals {
  /** Something to take note of; button 'Aceptar'. Always resolves true: there is no other way out. */
  readonly alert: (texts: ModalTexts) => Promise<boolean>;
  /** Something to think over; 'continuar' resolves true, 'Cancelar solicitud' and Escape false. */
  readonly warn: (texts: ChoiceTexts) => Promise<boolean>;
  /** A question; 'Si' resolves true, 'No' and Escape false. */
  readonly ask: (texts: ChoiceTexts) => Promise<boolean>;
  /** A text to type and send, such as a reason: resolves true once it was done, false when the person gave up. */
  readonly askText: (texts: TextTexts) => Promise<boolean>;
}

const modals: Modals = {
  alert: (texts) =>
    openModal({ kind: 'choice', tone: 'err', confirmLabel: 'Aceptar', onEscape: true, ...texts }),
  warn: (texts) =>
    openModal({
      kind: 'choice',
      tone: 'warn',
      confirmLabel: 'continuar',
      cancelLabel: 'Cancelar solicitud',
      onEscape: false,
      ...texts,
    }),
  ask: (texts) =>
    openModal({
      kind: 'choice',
      tone: 'question',
      confirmLabel: 'Si',
      cancelLabel: 'No',
      onEscape: false,
      ...texts,
    }),
  askText: (texts) =>
    openModal({ kind: 'text', tone: 'info', confirmLabel: 'Aceptar', cancelLabel: 'Cancelar', ...texts }),
};

/** Dialogs as promises; a `ModalHost` must stand at the root. */
export function useModal(): Modals {
  return modals;
}
