import type { CallOptions } from '../api-client/index.ts';
import type { SaveState } from '../save-status/index.ts';
import type { ConflictField, Versioned } from '../versioned-change/index.ts';
import type { Fields, SentPart, Written } from './written.ts';

export interface AutosavedDraftSettings<Values, Stored extends Versioned, Current extends Stored = Stored> {
  readonly initial: Values;
  /** The record as the server keeps it; null of one that begins, of which nothing is saved by itself. */
  readonly stored: Stored | null;
  /** Pause in the typing after which it is saved, in milliseconds. */
  readonly pauseMs: number;
  /** Why something is not saved, as people read it behind 'Sin guardar': it breaks a rule, or another version waits. */
  readonly reasons: { readonly broken: string; readonly conflict: string };
  /** Fields in which two states differ; without it those whose data do. */
  readonly listChanged?: (values: Values, saved: Values) => Fields<Values>;
  /** Of the fields that changed, those the next call may send: what breaks a rule stays here. */
  readonly listSendable: (values: Values, changed: Fields<Values>) => Fields<Values>;
  /** Whether the record may still be written; without it always. */
  readonly canSave?: (stored: Stored) => boolean;
  /** Sends this part over what the server keeps; `options` carry the version it goes over. */
  readonly save: (part: SentPart<Values>, stored: Stored, options: CallOptions) => Promise<Stored>;
  readonly toValues: (current: Current) => Values;
  /** Both versions of a part that was sent over an older one. */
  readonly compare: (
    current: Current,
    part: SentPart<Values>,
  ) => readonly ConflictField[] | Promise<readonly ConflictField[]>;
  /**
   * What becomes of what somebody else saved. `offered`: who does not send over it is asked whether to take it in whole.
   * `merged`: nobody is asked where both say the same. Either way the rest is taken in where the part is sent over it.
   */
  readonly theirs: 'offered' | 'merged';
  /** Puts what somebody else saved where the screen reads it, once the draft took it in or may not be written any more. */
  readonly onTheirs: (current: Current) => void;
}

/** A draft on the server: what is written, and what becomes of it. */
export interface AutosavedDraft<Values, Stored extends Versioned, Current extends Stored = Stored>
  extends Written<Values, Stored> {
  readonly change: (part: Partial<Values>) => void;
  readonly state: SaveState;
  /** Messages of the server by field, until something changes. */
  readonly refused: Readonly<Record<string, string>>;
  readonly isDirty: boolean;
  /** Fields that changed and may be sent now. */
  readonly listReady: () => Fields<Values>;
  /** Saves at once what there is, before the screen is left or the record is filed; resolves whether nothing is left. */
  readonly flush: () => Promise<boolean>;
  /** Whether somebody waits for it. */
  readonly isFlushing: boolean;
  /** Saves after the pause what somebody who pressed for it left. */
  readonly saveLeft: () => void;
  /** Calls about the record while none that saves it is on its way, so that each stands on the last version. */
  readonly inTurn: <Result>(work: (stored: Stored | null) => Promise<Result>) => Promise<Result>;
  /**
   * Sends a part that somebody pressed for, in a turn of `inTurn`.
   *
   * @param tell told what becomes of it, in the place of the state of the draft
   * @returns what is stored; null where the person did not send over what somebody else saved
   * @throws what it was refused with
   */
  readonly send: (
    over: Stored,
    part: SentPart<Values>,
    tell: (state: SaveState) => void,
  ) => Promise<Stored | null>;
  /** The latest, also in a call that began before. */
  readonly read: () => Written<Values, Stored>;
  /** Another call of the screen saved this part. */
  readonly keep: (part: SentPart<Values>, stored: Stored) => void;
  /** Another call of the screen changed the record, and with it these fields. */
  readonly follow: (stored: Stored, kept?: Partial<Values>) => void;
  /** Shows the record as somebody else left it, in the place of what was written. */
  readonly reset: (current: Current) => void;
}
