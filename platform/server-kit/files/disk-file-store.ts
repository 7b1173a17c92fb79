import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  type ContentAddress,
  ContentTooLargeError,
  type FileStore,
  type StagedContent,
  type StoredContent,
} from './file-store.ts';

const SHA256 = /^[0-9a-f]{64}$/;
const UNFINISHED = /^\.[0-9a-f-]{36}\.parcial$/;

const pathIn = (directory: string, sha256: string) => join(directory, sha256.slice(0, 2), sha256);

/**
 * A store on the local disk. A file is written under a temporary name and renamed once complete,
 * so that a crash leaves no half content under a hash.
 *
 * @param directoryOf directory of each folder (a setting may send one elsewhere)
 */
export function createDiskFileStore(directoryOf: (folder: string) => string): FileStore {
  async function stage(folder: string, content: Readable, lessThan = Number.POSITIVE_INFINITY) {
    const location = directoryOf(folder);
    await mkdir(location, { recursive: true });
    const temporary = join(location, `.${randomUUID()}.parcial`);
    try {
      const measured = await receive(content, temporary, lessThan);
      return stagedAt(temporary, { ...measured, location });
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  async function write(folder: string, content: Readable): Promise<StoredContent> {
    const staged = await stage(folder, content);
    await staged.keep();
    const { sha256, bytes, location } = staged;
    return { sha256, bytes, location };
  }

  /** Where content may lie: where it was written, then where its folder is now. */
  function listPaths({ folder, sha256, location }: ContentAddress): string[] {
    if (!SHA256.test(sha256)) return [];
    const directories = new Set([...(location ? [location] : []), directoryOf(folder)]);
    return [...directories].map((directory) => pathIn(directory, sha256));
  }

  return {
    stage,
    write,
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
        deleted += await deleteUnfinished(directory, before);
      return deleted;
    },
  };
}

async function receive(content: Readable, path: string, lessThan: number) {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    content,
    async function* measure(source) {
      for await (const chunk of source as AsyncIterable<Buffer>) {
        bytes += chunk.length;
        if (bytes >= lessThan) throw new ContentTooLargeError();
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(path),
  );
  return { sha256: hash.digest('hex'), bytes };
}

function stagedAt(temporary: string, stored: StoredContent): StagedContent {
  return {
    ...stored,
    read: async (position, length) => {
      const file = await open(temporary);
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    open: () => createReadStream(temporary),
    keep: async () => {
      const path = pathIn(stored.location, stored.sha256);
      await mkdir(dirname(path), { recursive: true });
      await rename(temporary, path);
    },
    discard: () => rm(temporary, { force: true }),
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

async function deleteUnfinished(directory: string, before: Date): Promise<number> {
  if (!(await isThere(directory))) return 0;
  let deleted = 0;
  for (const name of await readdir(directory)) {
    if (!UNFINISHED.test(name)) continue;
    const path = join(directory, name);
    const { mtime } = await stat(path);
    if (mtime >= before) continue;
    await rm(path, { force: true });
    deleted += 1;
  }
  return deleted;
}
