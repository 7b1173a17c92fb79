import type { CallOptions } from '../api-client/index.ts';
import type { SaveState } from '../save-status/index.ts';
import type { ConflictField, Versioned } from '../versioned-change/index.ts';
import type { Fields, SentPart, Written } from './written.ts';

export interface AutosavedDraftSettings<Values, Stored extends Versioned, Current extends Stored = Stored> {
  readonly initial: Values;
  /** The record as the server keeps it; null for a new record, which is not saved automatically. */
  readonly stored: Stored | null;
  /** Pause in the typing after which it is saved, in milliseconds. */
  readonly pauseMs: number;
  /** Why something is not saved, as people read it behind 'Sin guardar': it breaks a rule, or another version waits. */
  readonly reasons: { readonly broken: string; readonly conflict: string };
  /** Lists the fields in which two states differ; by default the data are compared. */
  readonly listChanged?: (values: Values, saved: Values) => Fields<Values>;
  /** The changed fields that the next call may send; fields that break a rule are not sent. */
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
  /**
   * Updates the screen with the version that another person saved, after the draft took it over or may no longer be
   * edited.
   */
  readonly onTheirs: (current: Current) => void;
}

/** A draft on the server, with its values and the state of saving. */
export interface AutosavedDraft<Values, Stored extends Versioned, Current extends Stored = Stored>
  extends Written<Values, Stored> {
  readonly change: (part: Partial<Values>) => void;
  readonly state: SaveState;
  /** Messages of the server by field, until something changes. */
  readonly refused: Readonly<Record<string, string>>;
  readonly isDirty: boolean;
  /** Fields that changed and may be sent now. */
  readonly listReady: () => Fields<Values>;
  /**
   * Saves all changes at once, before the screen is left or the record is filed; resolves to true if nothing is left
   * to save.
   */
  readonly flush: () => Promise<boolean>;
  /** Whether somebody waits for it. */
  readonly isFlushing: boolean;
  /** Saves after the pause the changes that `send` did not save. */
  readonly saveLeft: () => void;
  /** Runs calls about the record while no save is running, so that each call uses the last version. */
  readonly inTurn: <Result>(work: (stored: Stored | null) => Promise<Result>) => Promise<Result>;
  /**
   * Sends a part because the person pressed a button, as a call of `inTurn`.
   *
   * @param tell called with the progress, instead of the state of the draft
   * @returns the stored record; null if the person did not overwrite the changes of another person
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
  /** Replaces the written values with the record that another person saved. */
  readonly reset: (current: Current) => void;
}
