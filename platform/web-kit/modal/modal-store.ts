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

/** A question answered by a text; null when the person gave up. */
export interface TextContent extends ModalContent {
  readonly kind: 'text';
  readonly label: string;
  readonly cancelLabel: string;
}

export type ModalRequest =
  | (ChoiceContent & { readonly id: number; readonly settle: (answer: boolean) => void })
  | (TextContent & { readonly id: number; readonly settle: (answer: string | null) => void });

let queue: readonly ModalRequest[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ModalRequest[]): void {
  queue = next;
  for (const listener of listeners) listener();
}

/** Shows a dialog when those before it are answered; resolves with the answer. */
export function openModal(request: ChoiceContent): Promise<boolean>;
export function openModal(request: TextContent): Promise<string | null>;
export function openModal(request: ChoiceContent | TextContent): Promise<boolean | string | null> {
  return new Promise((resolve) => {
    lastId += 1;
    const id = lastId;
    const settle = (answer: boolean | string | null) => {
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

/** The dialog to show now. */
export function currentModal(): ModalRequest | undefined {
  return queue[0];
}
