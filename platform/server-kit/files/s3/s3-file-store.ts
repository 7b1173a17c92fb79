import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import type { ContentAddress, FileStore, StagedContent, StoredContent } from '../file-store.ts';
import {
  deleteUnfinishedIn,
  findFreeBytesIn,
  presentStaged,
  type StagedFile,
  stageOnDisk,
} from '../stage-on-disk.ts';
import { createS3Client } from './s3-client.ts';
import { isMissing, toStoreError } from './s3-errors.ts';
import { DEFAULT_PATIENCE, type S3Patience, type S3Settings } from './s3-settings.ts';
import { verifyContent } from './verify-content.ts';

/** The object a start writes to see that it may. */
const PROBE = 'verificacion';
const SHA256 = /^[0-9a-f]{64}$/;

export interface S3FileStoreOptions {
  /** Folder of this process where content arrives before it is uploaded; nothing stays there. */
  readonly transitDirectory: string;
  readonly patience?: S3Patience;
}

/** A store of content in a bucket, and whether its bucket can be used. */
export interface S3FileStore extends FileStore {
  /**
   * Writes an empty object, which proves the address, the bucket and the right to write.
   *
   * @throws FileStoreError when the bucket is not there, the keys are refused or nobody answers
   */
  verify(): Promise<void>;
  close(): void;
}

/** The same address as on the disk: folder, first two digits of the hash, hash. */
const keyOf = (folder: string, sha256: string) => `${folder}/${sha256.slice(0, 2)}/${sha256}`;

/**
 * A store in an S3 bucket, which any number of processes share. Content arrives on the local disk, where it is
 * looked at, and is uploaded whole and at once when it is kept: the bucket never holds a part of a file. The hash of
 * the content signs the upload, and whole content is compared with its hash on the way back.
 */
export function createS3FileStore(
  settings: S3Settings,
  { transitDirectory, patience = DEFAULT_PATIENCE }: S3FileStoreOptions,
): S3FileStore {
  const client = createS3Client(settings, patience);
  const { bucket } = settings;
  const locationOf = (folder: string) => `s3://${bucket}/${folder}`;

  async function stage(folder: string, content: Readable, lessThan?: number): Promise<StagedContent> {
    const file = await stageOnDisk(transitDirectory, content, lessThan);
    const { sha256, bytes } = file;
    return presentStaged(file, { sha256, bytes, location: locationOf(folder) }, () =>
      upload(client, { bucket, key: keyOf(folder, sha256), file, attempts: patience.attempts }),
    );
  }

  async function write(folder: string, content: Readable): Promise<StoredContent> {
    const staged = await stage(folder, content);
    try {
      await staged.keep();
    } finally {
      await staged.discard();
    }
    const { sha256, bytes, location } = staged;
    return { sha256, bytes, location };
  }

  return {
    stage,
    write,
    // Uploads need free space on this disk first; a bucket does not say how much space it has.
    findFreeBytes: () => findFreeBytesIn(transitDirectory),
    find: (address, part) => find(client, bucket, address, part),
    delete: async ({ folder, sha256 }) => {
      await client
        .send(new DeleteObjectCommand({ Bucket: bucket, Key: keyOf(folder, sha256) }))
        .catch((error: unknown) => {
          if (!isMissing(error)) throw toStoreError(error);
        });
    },
    deleteUnfinished: (_folder, before) => deleteUnfinishedIn(transitDirectory, before),
    verify: async () => {
      const probe = new PutObjectCommand({ Bucket: bucket, Key: PROBE, Body: '' });
      await client.send(probe).catch((error: unknown) => {
        throw toStoreError(error);
      });
    },
    close: () => client.destroy(),
  };
}

interface Upload {
  readonly bucket: string;
  readonly key: string;
  readonly file: StagedFile;
  readonly attempts: number;
}

/** The client repeats no upload of a stream, because it cannot read it twice; a file can be read again. */
async function upload(client: S3Client, { bucket, key, file, attempts }: Upload): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const body = createReadStream(file.path);
    try {
      await client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: key,
          Body: body,
          ContentLength: file.bytes,
          ContentType: 'application/octet-stream',
          ChecksumSHA256: Buffer.from(file.sha256, 'hex').toString('base64'),
        }),
      );
      return;
    } catch (error) {
      const reason = toStoreError(error);
      if (attempt >= attempts || !reason.passing) throw reason;
    } finally {
      body.destroy();
    }
  }
}

async function find(
  client: S3Client,
  bucket: string,
  { folder, sha256 }: ContentAddress,
  part: { readonly start: number; readonly end: number } | undefined,
): Promise<Readable | undefined> {
  if (!SHA256.test(sha256)) return undefined;
  try {
    const answer = await client.send(
      new GetObjectCommand({
        Bucket: bucket,
        Key: keyOf(folder, sha256),
        ...(part ? { Range: `bytes=${part.start}-${part.end}` } : {}),
      }),
    );
    if (!(answer.Body instanceof Readable)) return undefined;
    if (part) return answer.Body;
    // The reader of the stream gets the error, so there is nothing to do when the pipe ends.
    return pipeline(answer.Body, verifyContent(sha256), () => undefined);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw toStoreError(error);
  }
}
