/** What was typed in a form and not sent. */
export interface KeptDraft {
  /** Values of the form. */
  readonly values: unknown;
  /** When it was kept last, in milliseconds. */
  readonly at: number;
}

/** Where it is kept, of each person and form. */
export interface DraftStore {
  /** Of this person alone: what somebody else left on the same computer is removed, and so is what nobody came back for. */
  readonly find: (person: string, form: string) => Promise<KeptDraft | null>;
  readonly keep: (person: string, form: string, values: unknown) => Promise<void>;
  readonly remove: (person: string, form: string) => Promise<void>;
}
