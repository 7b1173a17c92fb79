import type { Readable } from 'node:stream';

/** What is known of stored content. */
export interface StoredContent {
  /** SHA-256 of the bytes, hexadecimal: its name in the store. */
  readonly sha256: string;
  readonly bytes: number;
  /** Where the folder lay when the content was written: a setting may have sent it elsewhere since. */
  readonly location: string;
}

/** Names stored content. */
export interface ContentAddress {
  readonly folder: string;
  readonly sha256: string;
  /** As `StoredContent` told it; null or gone: where the folder lies now. */
  readonly location?: string | null;
}

/** Content that has arrived whole and is not stored yet: it is looked at, then kept or discarded. */
export interface StagedContent extends StoredContent {
  /** Bytes from a position; fewer at the end of the content. */
  read(position: number, length: number): Promise<Buffer>;
  open(): Readable;
  /** Stores it. */
  keep(): Promise<void>;
  /** Leaves nothing of it; once kept it does nothing. */
  discard(): Promise<void>;
}

/** The content is longer than allowed; it was not stored. */
export class ContentTooLargeError extends Error {
  override readonly name = 'ContentTooLargeError';
}

/** The store could not do what it was asked: callers answer 503, the log has the cause. */
export class FileStoreError extends Error {
  override readonly name = 'FileStoreError';
  /** Whether the same call may succeed a moment later. */
  readonly passing: boolean;

  constructor(cause: unknown, passing: boolean) {
    super(
      `The file store failed: ${cause instanceof Error ? `${cause.name}: ${cause.message}` : 'no detail'}`,
      {
        cause,
      },
    );
    this.passing = passing;
  }
}

/**
 * Keeps content by its hash, in named folders, on the local disk or in an object store. Content is written once and
 * never changed.
 */
export interface FileStore {
  /**
   * Takes a stream without holding it in memory. A stream that breaks leaves nothing behind.
   *
   * @param lessThan bytes at which it is too large, counted as they arrive
   * @throws ContentTooLargeError
   */
  stage(folder: string, content: Readable, lessThan?: number): Promise<StagedContent>;
  /** Bytes there is room for where a folder lies; infinite where nobody can tell. */
  findFreeBytes(folder: string): Promise<number>;
  /** Stores a stream at once. */
  write(folder: string, content: Readable): Promise<StoredContent>;
  /** Opens stored content, or a part of it (both ends included); undefined when it is not there. */
  find(
    address: ContentAddress,
    part?: { readonly start: number; readonly end: number },
  ): Promise<Readable | undefined>;
  /** Removes stored content; what is not there is left so. */
  delete(address: ContentAddress): Promise<void>;
  /**
   * Removes what a process that died was taking in before the given moment.
   *
   * @param locations where the folder lay before, as stored contents tell
   */
  deleteUnfinished(folder: string, before: Date, locations?: readonly string[]): Promise<number>;
}
