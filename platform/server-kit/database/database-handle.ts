import type { Kysely } from 'kysely';

/** Where the data lives. */
export type DatabaseKind = 'pglite' | 'postgres';

/**
 * An open database: typed queries through Kysely, and `exec` for what only plain SQL text can say
 * (migrations hold many statements in one text).
 */
export interface DatabaseHandle<Schema> {
  readonly kind: DatabaseKind;
  /** For requests. A person waits for the answer, so a statement that takes too long is ended. */
  readonly kysely: Kysely<Schema>;
  /** For jobs, exports, mails and seals: connections and time limits of their own. The embedded engine has one for all. */
  readonly work: Kysely<Schema>;
  /** Runs every statement of a text without parameters; a transaction the text began is rolled back when it fails. */
  exec(text: string): Promise<void>;
  /** Ends all connections; the embedded engine also writes its files and frees its directory. */
  close(): Promise<void>;
}

// biome-ignore lint/suspicious/noExplicitAny: technical code works on a schema it does not know
export type AnyKysely = Kysely<any>;
