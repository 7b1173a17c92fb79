import type { ApiClient, CallOptions } from '../api-client/index.ts';
import type { ConflictField } from './conflict-modal.tsx';

/** A record that several people may change: the version tells whether somebody did. */
export interface Versioned {
  readonly version: number;
}

/** One change of a record over the version the person saw. */
export interface VersionedChange<Current extends Versioned, Saved = Current> {
  /** Version the person saw; none of a record that begins. */
  readonly version?: number | undefined;
  /**
   * Sends the change; `options` carry the version it goes over.
   *
   * @param current the record as somebody else left it, where the person sends over that; null the first time
   */
  readonly send: (api: ApiClient, options: CallOptions, current: Current | null) => Promise<Saved>;
  /** Both versions of each field. Without it a change over another version fails as any other. */
  readonly compare?:
    | ((current: Current) => readonly ConflictField[] | Promise<readonly ConflictField[]>)
    | undefined;
  /** Whether the change may still go over what somebody else saved; it is given up without a word where it may not. */
  readonly canReplace?: (current: Current) => boolean;
  /** Sends again without asking where both versions say the same: the answer of the same change was lost on its way. */
  readonly sendsSame?: boolean;
  /** Told what somebody else saved, right before both versions show. */
  readonly onConflict?: (current: Current) => void;
  /** Takes in what somebody else saved in place of what was typed; who does not send over it is asked for it. */
  readonly onTheirs?: ((current: Current) => void) | undefined;
  /** Said once it is stored; nothing is said without it. */
  readonly done?: string | ((saved: Saved) => string);
  /** What follows once it is stored and read again, such as another address. */
  readonly onSaved?: (saved: Saved) => void | Promise<void>;
  /** Tells a failure at the fields of a form; it opens otherwise. What it throws goes to whoever sent the change. */
  readonly explain?: ((error: unknown) => void | Promise<void>) | undefined;
}

/** What came of a change. */
export type ChangeOutcome<Current, Saved = Current> =
  | { readonly kind: 'saved'; readonly saved: Saved }
  /** The person took in what somebody else saved. */
  | { readonly kind: 'theirs'; readonly current: Current }
  /** The person did not send over what somebody else saved: what was typed stays. */
  | { readonly kind: 'kept'; readonly current: Current }
  /** It was explained. */
  | { readonly kind: 'failed' };
