import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ContentTooLargeError, type StagedContent, type StoredContent } from './file-store.ts';

const UNFINISHED = /^\.[0-9a-f-]{36}\.parcial$/;

/** A file under a temporary name, and what it holds. */
export interface StagedFile {
  readonly path: string;
  readonly sha256: string;
  readonly bytes: number;
}

/**
 * Writes a stream to a file with a temporary name, and counts and hashes it on the way. A stream that breaks leaves
 * no file.
 *
 * @param lessThan bytes at which it is too large, counted as they arrive
 * @throws ContentTooLargeError
 */
export async function stageOnDisk(
  directory: string,
  content: Readable,
  lessThan: number = Number.POSITIVE_INFINITY,
): Promise<StagedFile> {
  await mkdir(directory, { recursive: true });
  const path = join(directory, `.${randomUUID()}.parcial`);
  try {
    return { path, ...(await receive(content, path, lessThan)) };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

async function receive(content: Readable, path: string, lessThan: number) {
  const hash = createHash('sha256');
  let bytes = 0;
  // Opened before the pipeline: a stream that breaks at once would otherwise be removed before its file is there.
  const file = await open(path, 'wx');
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
    file.createWriteStream(),
  );
  return { sha256: hash.digest('hex'), bytes };
}

/**
 * The content of a staged file, to be looked at and then kept or discarded.
 *
 * @param keep stores it; the file may be moved or gone afterwards
 */
export function presentStaged(
  { path }: StagedFile,
  stored: StoredContent,
  keep: () => Promise<void>,
): StagedContent {
  return {
    ...stored,
    read: async (position, length) => {
      const file = await open(path);
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    open: () => createReadStream(path),
    keep,
    discard: () => rm(path, { force: true }),
  };
}

/** Bytes there is room for on the disk of a directory, which is made when it is not there. */
export async function findFreeBytesIn(directory: string): Promise<number> {
  await mkdir(directory, { recursive: true });
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}

/** Removes the staged files of processes that died before the given moment. */
export async function deleteUnfinishedIn(directory: string, before: Date): Promise<number> {
  let deleted = 0;
  for (const name of await listNames(directory)) {
    if (!UNFINISHED.test(name)) continue;
    const path = join(directory, name);
    if ((await stat(path)).mtime >= before) continue;
    await rm(path, { force: true });
    deleted += 1;
  }
  return deleted;
}

async function listNames(directory: string): Promise<readonly string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return [];
    throw error;
  }
}
