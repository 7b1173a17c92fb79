import type { Kysely } from 'kysely';

export type OwnValue = string | number | boolean | Date | null;
export type OwnRow = Readonly<Record<string, OwnValue>>;

/** Rows of one section at most; the last ones are taken along and the file says that there are more. */
export const MOST_OWN_ROWS = 5000;
/** What a section reads: one row more, where there are more. */
export const OWN_ROWS_READ = MOST_OWN_ROWS + 1;

/** One kind of what the product holds of a person. */
export interface OwnSection<Schema> {
  readonly key: string;
  readonly title: string;
  /** Its place among the sections of all contexts. */
  readonly order: number;
  /** What each value of a row is called, in its order. */
  readonly fields: Readonly<Record<string, string>>;
  /** Columns that name the person and that this section tells of, as `table.column`. */
  readonly columns?: readonly string[];
  /** Rows that are about the person, and nobody else, the last first; `OWN_ROWS_READ` at most. */
  readonly read: (database: Kysely<Schema>, userId: number) => Promise<readonly OwnRow[]>;
}

/** What a context tells a person of what it holds about them (Ley 1581 of 2012, article 8). */
export interface OwnData<Schema> {
  readonly sections?: readonly OwnSection<Schema>[];
  /** Columns that say of a record no more than who did something, which the trail tells. */
  readonly inTrail?: readonly string[];
  /** Columns that are told to nobody, their person included: keys and codes. */
  readonly untold?: readonly string[];
}
