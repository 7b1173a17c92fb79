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
  /** What was looked at, in numbers: a guard that looked at nothing must be seen to have done so. */
  readonly summary: string;
}

/** `file:line rule message`, which editors make clickable. */
export function formatViolation({ file, line, rule, message }: Violation): string {
  return `${file}${line === undefined ? '' : `:${line}`} [${rule}] ${message}`;
}
