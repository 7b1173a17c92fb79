import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import S3rver from 's3rver';

/** A real S3 server of this test, on this machine. */
export interface S3Server {
  readonly settings: {
    readonly endpoint: string;
    readonly region: string;
    readonly bucket: string;
    readonly accessKey: string;
    readonly secretKey: string;
  };
  /** Puts other bytes under a key, as somebody with the keys of the bucket could. */
  overwrite(key: string, content: Buffer): Promise<void>;
  /** Loses the content of a key. */
  lose(key: string): Promise<void>;
  stop(): Promise<void>;
}

const BUCKET = 'marco';
/** The keys this server knows. */
const KEY = 'S3RVER';

/** Starts an S3 server with an empty bucket in a temporary folder; `stop()` removes it. */
export async function startS3Server(port = 0): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'marco-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const address: AddressInfo = await server.run();
  const settings = {
    endpoint: `http://127.0.0.1:${address.port}`,
    region: 'us-east-1',
    bucket: BUCKET,
    accessKey: KEY,
    secretKey: KEY,
  };
  const client = new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    forcePathStyle: true,
    credentials: { accessKeyId: KEY, secretAccessKey: KEY },
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  return {
    settings,
    overwrite: async (key, content) => {
      await client.send(new PutObjectCommand({ Bucket: BUCKET, Key: key, Body: content }));
    },
    lose: async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket: BUCKET, Key: key }));
    },
    stop: async () => {
      client.destroy();
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
