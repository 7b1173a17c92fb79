import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStore, StoredContent } from './file-store.ts';

const SHA256 = /^[0-9a-f]{64}$/;

/**
 * A store on the local disk. A file is written under a temporary name and renamed once complete,
 * so that a crash leaves no half content under a hash.
 *
 * @param directoryOf directory of each folder (a setting may send one elsewhere)
 */
export function createDiskFileStore(directoryOf: (folder: string) => string): FileStore {
  const pathOf = (folder: string, sha256: string) => join(directoryOf(folder), sha256.slice(0, 2), sha256);

  async function write(folder: string, content: Readable): Promise<StoredContent> {
    const directory = directoryOf(folder);
    await mkdir(directory, { recursive: true });
    const temporary = join(directory, `.${randomUUID()}.parcial`);
    const hash = createHash('sha256');
    let bytes = 0;
    try {
      await pipeline(
        content,
        async function* measure(source) {
          for await (const chunk of source as AsyncIterable<Buffer>) {
            hash.update(chunk);
            bytes += chunk.length;
            yield chunk;
          }
        },
        createWriteStream(temporary),
      );
      const sha256 = hash.digest('hex');
      await mkdir(dirname(pathOf(folder, sha256)), { recursive: true });
      await rename(temporary, pathOf(folder, sha256));
      return { sha256, bytes };
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  async function find(folder: string, sha256: string): Promise<Readable | undefined> {
    if (!SHA256.test(sha256)) return undefined;
    const path = pathOf(folder, sha256);
    try {
      await access(path);
    } catch {
      return undefined;
    }
    return createReadStream(path);
  }

  return { write, find };
}
