/** One broken rule at one place. */
export interface Violation {
  /** Path inside the repository. */
  readonly file: string;
  readonly line?: number;
  /** Short name of the rule, for the reader and for the tests of the guards. */
  readonly rule: string;
  readonly message: string;
}

export interface GuardReport {
  readonly violations: readonly Violation[];
  /** The numbers of checked things, so that a guard that checked nothing is noticed. */
  readonly summary: string;
}

/** `file:line rule message`, which editors make clickable. */
export function formatViolation({ file, line, rule, message }: Violation): string {
  return `${file}${line === undefined ? '' : `:${line}`} [${rule}] ${message}`;
}
