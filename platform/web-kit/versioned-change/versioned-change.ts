import type { ApiClient, CallOptions } from '../api-client/index.ts';
import type { ConflictField } from './conflict-modal.tsx';

/** A record that several people may change: the version tells whether somebody did. */
export interface Versioned {
  readonly version: number;
}

/** One change of a record over the version the person saw. */
export interface VersionedChange<Current extends Versioned, Saved = Current> {
  /** Version that the person saw; none for a new record. */
  readonly version?: number | undefined;
  /**
   * Sends the change; `options` carry the version it goes over.
   *
   * @param current the record that another person saved, if this change overwrites it; null the first time
   */
  readonly send: (api: ApiClient, options: CallOptions, current: Current | null) => Promise<Saved>;
  /** Lists both versions of each field. Without it a conflict of versions is explained like any other failure. */
  readonly compare?:
    | ((current: Current) => readonly ConflictField[] | Promise<readonly ConflictField[]>)
    | undefined;
  /** Whether the change may still overwrite what another person saved; if not, it is dropped silently. */
  readonly canReplace?: (current: Current) => boolean;
  /**
   * Sends again without a question if both versions of all fields are equal: the answer of the same change was lost,
   * or the other person changed nothing that this change touches.
   */
  readonly sendsSame?: boolean;
  /** Called with the record of the other person, right before both versions are shown. */
  readonly onConflict?: (current: Current) => void;
  /**
   * Replaces the typed values with those of the other person. A person who does not overwrite them is asked whether
   * to do this.
   */
  readonly onTheirs?: ((current: Current) => void) | undefined;
  /**
   * For a change without `compare`: called with the record of the other person after the conflict was explained, so
   * that the screen shows it and the person may try again over it.
   */
  readonly onNewer?: ((current: Current) => void) | undefined;
  /** Message shown after the change was stored; without it no message is shown. */
  readonly done?: string | ((saved: Saved) => string);
  /** Runs after the change was stored and read again, for example to open another address. */
  readonly onSaved?: (saved: Saved) => void | Promise<void>;
  /**
   * Shows a failure at the fields of a form; without it a dialog opens. Its own errors reach the caller of the
   * change.
   */
  readonly explain?: ((error: unknown) => void | Promise<void>) | undefined;
}

/** The result of a change. */
export type ChangeOutcome<Current, Saved = Current> =
  | { readonly kind: 'saved'; readonly saved: Saved }
  /** The person took over the version of the other person. */
  | { readonly kind: 'theirs'; readonly current: Current }
  /** The person did not overwrite the version of the other person; the typed values stay. */
  | { readonly kind: 'kept'; readonly current: Current }
  /** The change failed, and the failure was explained. */
  | { readonly kind: 'failed' };
