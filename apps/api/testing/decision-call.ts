import type { Around } from './decisions-in.ts';

/** A call of the product that a control which is not available would make. */
export interface Call {
  readonly operation: string;
  /** What its body and its address say, of the record the control belongs to; the rest is a sample. */
  readonly say?: (around: Around) => object;
  /** The records it is about, where it is not every one. */
  readonly of?: (around: Around) => boolean;
}

/** An answer that carries decisions, and the call behind the control of each. */
export interface Source {
  /** SQL of the records that are read, one of each state: what the address or the body names. */
  readonly records?: string;
  readonly calls: Readonly<Record<string, Call | readonly Call[]>>;
}

/** A call, of what the record says. */
export const call = (operation: string, say?: Call['say']): Call => ({ operation, ...(say ? { say } : {}) });
