/** The most a table that is read may have: bytes and letters once unpacked (some 40,000 rows), columns of a row. */
export const TABLE_LIMITS = { bytes: 15_000_000, columns: 100 } as const;

/** Why a file is not a table of its format, or cannot be read. */
export type UnreadableReason =
  | 'other-format'
  | 'quotes'
  | 'too-large'
  | 'far-cells'
  | 'too-wide'
  | 'too-slow';

/** A file that is not a table of its format, or is larger than the limits. */
export class UnreadableTable extends Error {
  readonly reason: UnreadableReason;
  /** Line of a text whose quotes do not close. */
  readonly line: number | null;

  constructor(reason: UnreadableReason, line: number | null = null) {
    super(`The table cannot be read: ${reason}.`);
    this.name = 'UnreadableTable';
    this.reason = reason;
    this.line = line;
  }
}
