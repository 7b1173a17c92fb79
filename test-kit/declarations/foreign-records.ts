import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';

/** Somebody of the demo who is none of the callers; records of a person are theirs. */
export interface Stranger {
  readonly personId: number;
}

/** A row that no probe may change. */
export interface StoredRow {
  readonly table: string;
  /** What identifies it. */
  readonly id: number | string;
  /** The column of `id`, where it is another one. */
  readonly key?: string;
  /** What is compared, where the product itself changes the rest. */
  readonly columns?: readonly string[];
}

/**
 * What a context stores for the probes: records of an entity in which no caller works, and of the stranger.
 *
 * `Known` is what the contexts at its left stored, `Own` what it stores.
 */
export interface ForeignRecordsOf<Known extends object, Own extends object> {
  readonly create: (database: Kysely<DatabaseSchema>, known: Known) => Promise<Own>;
  /** Texts that no caller may read in any answer, because they would reveal a record. */
  readonly marks?: (own: Own) => readonly string[];
  readonly stored: (own: Own) => readonly StoredRow[];
}
