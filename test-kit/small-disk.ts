import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of its own that a test may fill. */
export interface SmallDisk {
  readonly directory: string;
  /** Leaves so many bytes free, or none where somebody else writes meanwhile. */
  fill(free: number): void;
  /** Frees what `fill` took. */
  empty(): void;
  remove(): void;
}

/** Makes a disk in memory; undefined, said aloud, where only an administrator of the machine may. */
export function createSmallDisk(megabytes: number): SmallDisk | undefined {
  const directory = mkdtempSync(join(tmpdir(), 'marco-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', directory], {
      stdio: 'ignore',
    });
  } catch {
    rmSync(directory, { recursive: true, force: true });
    console.warn('NOT TESTED: a full disk. Only root may mount one here.');
    return undefined;
  }
  const filling = join(directory, 'relleno');
  return {
    directory,
    fill: (free) => {
      const { bavail, bsize } = statfsSync(directory);
      try {
        writeFileSync(filling, Buffer.alloc(Math.max(0, bavail * bsize - free)));
      } catch (error) {
        // What the product wrote between the look and the last byte: the disk is full all the same.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    empty: () => rmSync(filling, { force: true }),
    remove: () => {
      execFileSync('umount', ['--lazy', directory]);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
