import type { Readable } from 'node:stream';

/** What is known of stored content. */
export interface StoredContent {
  /** SHA-256 of the bytes, hexadecimal: its name in the store. */
  readonly sha256: string;
  readonly bytes: number;
}

/**
 * Keeps content by its hash, in named folders. Local disk today; the same interface carries an
 * object store. Content is written once and never changed.
 */
export interface FileStore {
  /** Stores a stream without holding it in memory. */
  write(folder: string, content: Readable): Promise<StoredContent>;
  /** Opens stored content; undefined when the folder does not hold it. */
  find(folder: string, sha256: string): Promise<Readable | undefined>;
}
