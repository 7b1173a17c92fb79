import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '@marco/test-kit/is-alive';

const ROOT = '/dev/shm';
/** Far more than a run keeps at a time, so that the tests themselves lack no memory for it. */
const NEEDED_BYTES = 8_000_000_000;
/** `marco-` and the process it belongs to. */
const NAME = /^marco-(\d+)-/;

/** Where temporary files may lie in memory, and how much room they find there. */
export interface MemoryRoom {
  readonly root: string;
  readonly freeBytes: number;
}

function findRoom(): MemoryRoom | undefined {
  if (!existsSync(ROOT)) return undefined;
  const { bavail, bsize } = statfsSync(ROOT);
  return { root: ROOT, freeBytes: Math.min(bavail * bsize, process.availableMemory()) };
}

/** Folders of runs that were killed. */
function removeLeftFolders(root: string): void {
  for (const name of readdirSync(root)) {
    const pid = NAME.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid)))
      rmSync(join(root, name), { recursive: true, force: true });
  }
}

/**
 * Puts the temporary files of this process and its children in memory until it ends: a server makes a thousand files
 * for each test database, and a disk takes ten times as long for them. A folder in TMPDIR is kept.
 *
 * @returns the folder; undefined where there is no room
 */
export function keepTemporaryFilesInMemory(room = findRoom(), needed = NEEDED_BYTES): string | undefined {
  if (room === undefined || process.env['TMPDIR'] !== undefined) return undefined;
  removeLeftFolders(room.root);
  if (room.freeBytes < needed) return undefined;
  const folder = mkdtempSync(join(room.root, `marco-${process.pid}-`));
  // The database server runs as somebody else.
  chmodSync(folder, 0o711);
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
