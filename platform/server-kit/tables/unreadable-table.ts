/** Why a file is no table of its format, or none that is read. */
export type UnreadableReason =
  | 'other-format'
  | 'quotes'
  | 'too-large'
  | 'far-cells'
  | 'too-wide'
  | 'too-slow';

/** A file that is no table of its format, or asks for more than is read. */
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
