import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const OWNER_ONLY = 0o700;
const OTHERS = 0o077;

/** Everything this process writes from now on is of its owner alone. */
export function keepFilesPrivate(): void {
  process.umask(OTHERS);
}

/**
 * Makes a directory that only its owner enters, or narrows one that others may enter, with what lies right in it: an
 * earlier release left the embedded database open to the other users of the machine.
 *
 * @returns whether it was open to others
 */
export function keepDirectoryPrivate(directory: string): boolean {
  mkdirSync(directory, { recursive: true, mode: OWNER_ONLY });
  const wasOpen = narrow(directory);
  for (const entry of readdirSync(directory)) narrow(join(directory, entry));
  return wasOpen;
}

/**
 * Makes a directory that only its owner enters. An existing directory does not change, because the person who made it
 * may share it on purpose.
 *
 * @returns whether others may enter it
 */
export function makeDirectoryPrivate(directory: string): boolean {
  mkdirSync(directory, { recursive: true, mode: OWNER_ONLY });
  return (statSync(directory).mode & OTHERS) !== 0;
}

/** @returns whether others had rights */
function narrow(path: string): boolean {
  const { mode } = statSync(path);
  if ((mode & OTHERS) === 0) return false;
  chmodSync(path, mode & ~OTHERS);
  return true;
}
