import type { ReactNode } from 'react';

export type ModalTone = 'info' | 'question' | 'ok' | 'warn' | 'err';

interface ModalContent {
  readonly title: string;
  readonly message?: ReactNode;
  readonly tone: ModalTone;
  readonly confirmLabel: string;
}

/** A note or a question: the answer is yes or no. */
export interface ChoiceContent extends ModalContent {
  readonly kind: 'choice';
  /** Longer content under the message, such as a list. */
  readonly body?: ReactNode;
  /** Without it the dialog has a single button. */
  readonly cancelLabel?: string;
  /** What Escape answers: the safe option. */
  readonly onEscape: boolean;
}

/** A question that is answered with a text; false if the person cancelled. */
export interface TextContent extends ModalContent {
  readonly kind: 'text';
  readonly label: string;
  readonly cancelLabel: string;
  /** Sends the trimmed text and answers whether it succeeded. The dialog stays open with the text until it does. */
  readonly send: (text: string) => Promise<boolean>;
}

export type ModalRequest = (ChoiceContent | TextContent) & {
  readonly id: number;
  readonly settle: (answer: boolean) => void;
};

let queue: readonly ModalRequest[] = [];
let shown: readonly ModalRequest[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ModalRequest[]): void {
  queue = next;
  const first = queue.findIndex(({ kind }) => kind === 'choice');
  shown = first < 0 ? queue : queue.slice(0, first + 1);
  for (const listener of listeners) listener();
}

/** Shows a dialog when the questions before it are answered; resolves with the answer. */
export function openModal(request: ChoiceContent | TextContent): Promise<boolean> {
  return new Promise((resolve) => {
    lastId += 1;
    const id = lastId;
    const settle = (answer: boolean) => {
      change(queue.filter((candidate) => candidate.id !== id));
      resolve(answer);
    };
    change([...queue, { ...request, id, settle }]);
  });
}

export function subscribeModals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The dialogs to show now, one over the other: the dialog with the text stays under a message about it. */
export function currentModals(): readonly ModalRequest[] {
  return shown;
}
