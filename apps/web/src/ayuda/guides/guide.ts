import type { ApiCall } from '../../api-docs/api-call.ts';

/** A part of a sentence: plain, the words of a button, or a link to a screen. */
export type Piece = string | { readonly strong: string } | { readonly text: string; readonly to: string };

export type Sentence = readonly Piece[];

/** How one thing is done: a page at most. */
export interface Task {
  /** Its place in the guide, `#solicitar-nivel-1`; it never changes, people keep it. */
  readonly id: string;
  readonly title: string;
  /** When somebody needs it. */
  readonly intro: Sentence;
  readonly steps: readonly Sentence[];
  /** A call of the API, shown as a program that runs in each language. */
  readonly call?: ApiCall;
  /** What comes next, or what surprises people. */
  readonly after?: Sentence;
  /** Addresses of the screens it is about; it helps on what stands below them too. */
  readonly pages: readonly string[];
}

/** The tasks of one rol. */
export interface Guide {
  /** `lider`: in its address. */
  readonly id: string;
  readonly title: string;
  /** Names of the roles it is for, as they are installed; none for who has no rol. */
  readonly roles: readonly string[];
  readonly summary: string;
  readonly tasks: readonly Task[];
}

/** A link in a sentence. */
export function link(text: string, to: string): Piece {
  return { text, to };
}

/** The words of a control. */
export function control(strong: string): Piece {
  return { strong };
}

/** What anybody may ask of the public API. */
export function publicCall(path: string, ...query: readonly (readonly [string, string])[]): ApiCall {
  return {
    method: 'GET',
    path: `/api-public${path}`,
    query,
    headers: [],
    body: null,
    takesFile: false,
    needsSession: false,
  };
}
