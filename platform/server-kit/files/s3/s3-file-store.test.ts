import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type S3Server, startS3Server } from '@marco/test-kit/s3-server';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ContentTooLargeError, FileStoreError } from '../file-store.ts';
import { createS3FileStore, type S3FileStore } from './s3-file-store.ts';

const MIB = 1024 * 1024;
/** With a real server, however busy the machine. */
const PATIENT = { connectMs: 20_000, silenceMs: 30_000, attempts: 2 };
/** With one that says nothing on purpose. */
const PATIENCE = { connectMs: 20_000, silenceMs: 1500, attempts: 2 };
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

let server: S3Server;
let transitDirectory: string;
beforeAll(async () => {
  server = await startS3Server();
  transitDirectory = mkdtempSync(join(tmpdir(), 'marco-transito-'));
});
afterAll(async () => {
  await server.stop();
  rmSync(transitDirectory, { recursive: true, force: true });
});

const opened: S3FileStore[] = [];
function open(settings = server.settings, patience = PATIENT): S3FileStore {
  const store = createS3FileStore(settings, { transitDirectory, patience });
  opened.push(store);
  return store;
}
afterEach(() => {
  for (const store of opened.splice(0)) store.close();
  expect(readdirSync(transitDirectory)).toEqual([]);
});

describe('a store in a bucket', () => {
  it('keeps whole content under its hash and gives it back, whole and in parts', async () => {
    const bytes = randomBytes(6 * MIB + 7);
    const stored = await open().write('mesas', Readable.from([bytes.subarray(0, 5), bytes.subarray(5)]));
    expect(stored).toEqual({ sha256: hashOf(bytes), bytes: bytes.length, location: 's3://marco/mesas' });
    const address = { folder: 'mesas', sha256: stored.sha256 };
    const whole = await open().find(address);
    expect(hashOf(await buffer(whole ?? Readable.from([])))).toBe(stored.sha256);
    const part = await open().find(address, { start: 3, end: 9 });
    expect(await buffer(part ?? Readable.from([]))).toEqual(bytes.subarray(3, 10));
  });

  it('any content comes back as it was', async () => {
    const store = open();
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 5000 }), async (bytes) => {
        const { sha256 } = await store.write('capas', Readable.from([Buffer.from(bytes)]));
        const found = await store.find({ folder: 'capas', sha256 });
        expect(new Uint8Array(await buffer(found ?? Readable.from([])))).toEqual(bytes);
      }),
      { numRuns: 25 },
    );
  });

  it('what is staged can be looked at, and is in the bucket only once it is kept', async () => {
    const store = open();
    const bytes = randomBytes(1000);
    const staged = await store.stage('mesas', Readable.from([bytes]));
    const address = { folder: 'mesas', sha256: staged.sha256 };
    expect(await staged.read(10, 5)).toEqual(bytes.subarray(10, 15));
    expect(await store.find(address)).toBeUndefined();
    await staged.keep();
    await staged.discard();
    expect(await buffer((await store.find(address)) ?? Readable.from([]))).toEqual(bytes);
  });

  it('content over the limit, and a stream that breaks, leave nothing', async () => {
    const store = open();
    await expect(store.stage('mesas', Readable.from([Buffer.alloc(10)]), 10)).rejects.toThrow(
      ContentTooLargeError,
    );
    const broken = new Readable({ read: () => broken.destroy(new Error('planted')) });
    await expect(store.stage('mesas', broken)).rejects.toThrow('planted');
  });

  it('removes content; what is not there is left so, and a name that is no hash finds nothing', async () => {
    const store = open();
    const { sha256 } = await store.write('mesas', Readable.from([Buffer.from('se va')]));
    await store.delete({ folder: 'mesas', sha256 });
    await store.delete({ folder: 'mesas', sha256 });
    expect(await store.find({ folder: 'mesas', sha256 })).toBeUndefined();
    expect(await store.find({ folder: 'mesas', sha256: '../../etc/passwd' })).toBeUndefined();
  });

  it('bytes that were changed in the bucket are not given for the content', async () => {
    const store = open();
    const { sha256 } = await store.write('mesas', Readable.from([Buffer.from('lo acordado')]));
    await server.overwrite(`mesas/${sha256.slice(0, 2)}/${sha256}`, Buffer.from('lo alterado'));
    const found = await store.find({ folder: 'mesas', sha256 });
    await expect(buffer(found ?? Readable.from([]))).rejects.toThrow(sha256);
  });

  it('a bucket that is not there, and keys that are refused, are told at the start', async () => {
    await expect(open().verify()).resolves.toBeUndefined();
    await expect(open({ ...server.settings, bucket: 'otro' }).verify()).rejects.toThrow(FileStoreError);
    await expect(open({ ...server.settings, accessKey: 'otra' }).verify()).rejects.toThrow(FileStoreError);
  });
});

describe('a store that misbehaves', () => {
  const servers: Server[] = [];
  let asked = 0;
  afterEach(() => {
    asked = 0;
    for (const fake of servers.splice(0)) {
      fake.closeAllConnections();
      fake.close();
    }
  });

  async function openFake(answer: RequestListener): Promise<S3FileStore> {
    const fake = createServer((request, reply) => {
      asked += 1;
      answer(request, reply);
    });
    servers.push(fake);
    await new Promise<void>((resolve) => fake.listen(0, '127.0.0.1', resolve));
    const { port } = fake.address() as AddressInfo;
    return open({ ...server.settings, endpoint: `http://127.0.0.1:${port}` }, PATIENCE);
  }
  const anywhere = { folder: 'mesas', sha256: hashOf(Buffer.from('x')) };
  const write = (store: S3FileStore) => store.write('mesas', Readable.from([Buffer.from('x')]));

  it.each<[string, RequestListener]>([
    ['never answers', () => undefined],
    ['is overloaded', (_request, reply) => reply.writeHead(503).end()],
    ['hangs up', (request) => request.socket.destroy()],
  ])('that %s is tried again and then given up', async (_name, answer) => {
    const store = await openFake(answer);
    await expect(store.find(anywhere)).rejects.toThrow(FileStoreError);
    expect(asked).toBe(PATIENCE.attempts);
    await expect(write(store)).rejects.toThrow(FileStoreError);
    expect(asked).toBe(2 * PATIENCE.attempts);
  });

  it('that refuses is not asked twice', async () => {
    const store = await openFake((_request, reply) => reply.writeHead(403).end());
    await expect(store.find(anywhere)).rejects.toThrow(FileStoreError);
    await expect(write(store)).rejects.toThrow(FileStoreError);
    expect(asked).toBe(2);
  });

  it('that answers nonsense gives no content', async () => {
    const store = await openFake((_request, reply) => reply.end('<html>Bienvenido al enrutador</html>'));
    const found = await store.find(anywhere);
    await expect(buffer(found ?? Readable.from([]))).rejects.toThrow(anywhere.sha256);
  });

  it('that stops in the middle breaks the stream', async () => {
    const store = await openFake((_request, reply) => {
      reply.writeHead(200, { 'content-length': '1000' });
      reply.write('media');
    });
    const found = await store.find(anywhere);
    await expect(buffer(found ?? Readable.from([]))).rejects.toThrow();
  });
});
