import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ContentTooLargeError } from './file-store.ts';
import { stageOnDisk } from './stage-on-disk.ts';

/** A file was left about once in a thousand times, while it was being opened. */
const ROUNDS = 1500;

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'marco-stage-'));
});
afterAll(() => rm(directory, { recursive: true }));

describe('what arrives', () => {
  it('[FILE-04] and breaks while its file is still being opened leaves no file', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const content = new Readable({ read: () => undefined });
      content.on('error', () => undefined);
      const taken = stageOnDisk(directory, content);
      content.push('a');
      content.destroy(new Error('left'));
      await expect(taken).rejects.toThrow();
    }
    expect(await readdir(directory)).toEqual([]);
  });

  it('[FILE-01] and is too large at its first piece leaves no file', async () => {
    const content = Readable.from([Buffer.alloc(10)]);
    await expect(stageOnDisk(directory, content, 10)).rejects.toThrow(ContentTooLargeError);
    expect(await readdir(directory)).toEqual([]);
  });
});
