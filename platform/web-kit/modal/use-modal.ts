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

export interface QuestionTexts extends ChoiceTexts {
  /** A verb that says what will happen. */
  readonly confirmLabel: string;
}

export interface TextTexts extends Omit<QuestionTexts, 'body'> {
  /** Label of the field. */
  readonly label: string;
  /** Sends the text, trimmed; where it answers that it was not done the dialog stays with what was typed. */
  readonly send: (text: string) => Promise<boolean>;
}

export interface Modals {
  /** Something to take note of; button 'Aceptar'. Always resolves true: there is no other way out. */
  readonly alert: (texts: ModalTexts) => Promise<boolean>;
  /** Something to think over; 'continuar' resolves true, 'Cancelar solicitud' and Escape false. */
  readonly warn: (texts: ChoiceTexts) => Promise<boolean>;
  /** A question; its verb resolves true, 'Cancelar' and Escape false. */
  readonly ask: (texts: QuestionTexts) => Promise<boolean>;
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
      cancelLabel: 'Cancelar',
      onEscape: false,
      ...texts,
    }),
  askText: (texts) => openModal({ kind: 'text', tone: 'info', cancelLabel: 'Cancelar', ...texts }),
};

/** Dialogs as promises; a `ModalHost` must stand at the root. */
export function useModal(): Modals {
  return modals;
}
