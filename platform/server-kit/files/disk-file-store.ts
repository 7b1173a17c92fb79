import { createReadStream } from 'node:fs';
import { access, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { ContentAddress, FileStore, StagedContent, StoredContent } from './file-store.ts';
import { deleteUnfinishedIn, findFreeBytesIn, presentStaged, stageOnDisk } from './stage-on-disk.ts';

const SHA256 = /^[0-9a-f]{64}$/;

const pathIn = (directory: string, sha256: string) => join(directory, sha256.slice(0, 2), sha256);

/**
 * A store on the local disk. A file is written under a temporary name and renamed once complete,
 * so that a crash leaves no half content under a hash.
 *
 * @param directoryOf directory of each folder (a setting may send one elsewhere)
 */
export function createDiskFileStore(directoryOf: (folder: string) => string): FileStore {
  async function stage(folder: string, content: Readable, lessThan?: number): Promise<StagedContent> {
    const location = directoryOf(folder);
    const file = await stageOnDisk(location, content, lessThan);
    const { sha256, bytes } = file;
    return presentStaged(file, { sha256, bytes, location }, async () => {
      const path = pathIn(location, sha256);
      await mkdir(dirname(path), { recursive: true });
      await rename(file.path, path);
    });
  }

  async function write(folder: string, content: Readable): Promise<StoredContent> {
    const staged = await stage(folder, content);
    await staged.keep();
    const { sha256, bytes, location } = staged;
    return { sha256, bytes, location };
  }

  /** The places where a content may be: first where it was written, then the present folder. */
  function listPaths({ folder, sha256, location }: ContentAddress): string[] {
    if (!SHA256.test(sha256)) return [];
    const directories = new Set([...(location ? [location] : []), directoryOf(folder)]);
    return [...directories].map((directory) => pathIn(directory, sha256));
  }

  return {
    stage,
    write,
    findFreeBytes: (folder) => findFreeBytesIn(directoryOf(folder)),
    find: async (address, part) => {
      for (const path of listPaths(address)) if (await isThere(path)) return createReadStream(path, part);
      return undefined;
    },
    delete: async (address) => {
      for (const path of listPaths(address)) await rm(path, { force: true });
    },
    deleteUnfinished: async (folder, before, locations = []) => {
      let deleted = 0;
      for (const directory of new Set([directoryOf(folder), ...locations]))
        deleted += await deleteUnfinishedIn(directory, before);
      return deleted;
    },
  };
}

async function isThere(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch {
    return false;
  }
}
