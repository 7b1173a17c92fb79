/** Values of a form that were typed and not sent. */
export interface KeptDraft {
  /** Values of the form. */
  readonly values: unknown;
  /** When it was kept last, in milliseconds. */
  readonly at: number;
}

/** The key of a draft: the person and the form. */
export interface DraftStore {
  /** Keeps only the drafts of this person. Removes those of other people on the same computer, and old ones. */
  readonly find: (person: string, form: string) => Promise<KeptDraft | null>;
  readonly keep: (person: string, form: string, values: unknown) => Promise<void>;
  readonly remove: (person: string, form: string) => Promise<void>;
}
