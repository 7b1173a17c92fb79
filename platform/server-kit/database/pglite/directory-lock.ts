import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** SQLite's word for a lock somebody else has. */
const SQLITE_BUSY = 5;

/** Another process holds the data directory. */
export class DirectoryInUseError extends Error {
  readonly directory: string;

  constructor(directory: string) {
    super(`Another process is using the data directory ${directory}.`);
    this.name = 'DirectoryInUseError';
    this.directory = directory;
  }
}

/**
 * Takes a data directory for this process. The embedded database has no lock of its own and two
 * processes would silently lose each other's rows. An SQLite exclusive transaction is a lock the
 * operating system frees when the process dies, however it dies.
 *
 * @returns a function that frees the directory
 * @throws DirectoryInUseError when another process has it
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true });
  const lock = new DatabaseSync(join(directory, 'en-uso.lock'));
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive');
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new DirectoryInUseError(directory) : error;
  }
  return () => lock.close();
}

function isBusy(error: unknown): boolean {
  return (error as { errcode?: number }).errcode === SQLITE_BUSY;
}
