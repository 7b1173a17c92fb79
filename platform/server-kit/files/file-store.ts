import type { Readable } from 'node:stream';

/** Data of a stored content. */
export interface StoredContent {
  /** SHA-256 of the bytes, hexadecimal: its name in the store. */
  readonly sha256: string;
  readonly bytes: number;
  /** The directory at the time of writing. A setting may have changed the folder since then. */
  readonly location: string;
}

/** Names stored content. */
export interface ContentAddress {
  readonly folder: string;
  readonly sha256: string;
  /** As in `StoredContent`; if it is null or no longer exists, the present folder is used. */
  readonly location?: string | null;
}

/** Content that has arrived whole and is not stored yet: it is looked at, then kept or discarded. */
export interface StagedContent extends StoredContent {
  /** Bytes from a position; fewer at the end of the content. */
  read(position: number, length: number): Promise<Buffer>;
  open(): Readable;
  /** Stores it. */
  keep(): Promise<void>;
  /** Removes it. After `keep` this does nothing. */
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
   * Stores a stream without holding it in memory. If the stream breaks, nothing stays.
   *
   * @param lessThan bytes at which it is too large, counted as they arrive
   * @throws ContentTooLargeError
   */
  stage(folder: string, content: Readable, lessThan?: number): Promise<StagedContent>;
  /** Free bytes on the disk of a folder; infinite if this is unknown. */
  findFreeBytes(folder: string): Promise<number>;
  /** Stores a stream at once. */
  write(folder: string, content: Readable): Promise<StoredContent>;
  /** Opens stored content, or a part of it (both ends included); undefined when it is not there. */
  find(
    address: ContentAddress,
    part?: { readonly start: number; readonly end: number },
  ): Promise<Readable | undefined>;
  /** Removes a stored content; does nothing if it does not exist. */
  delete(address: ContentAddress): Promise<void>;
  /**
   * Removes incomplete uploads that a dead process left before the given moment.
   *
   * @param locations where the folder lay before, as stored contents tell
   */
  deleteUnfinished(folder: string, before: Date, locations?: readonly string[]): Promise<number>;
}
