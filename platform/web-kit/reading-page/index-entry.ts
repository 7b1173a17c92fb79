/** A line of the index. */
export interface IndexEntry {
  readonly id: string;
  readonly title: string;
  /** How many things the block has; null where that says nothing. */
  readonly count: number | null;
}
