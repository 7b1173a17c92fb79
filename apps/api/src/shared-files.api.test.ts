import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPdf, listFilesUnder, uploadSample } from '@marco/archivos/testing';
import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { type S3Server, startS3Server } from '@marco/test-kit/s3-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Two products with one database and one bucket, and a folder each, as on two machines. */
let bucket: S3Server;
let root: string;
let one: TestApp;
let other: TestApp;
let token: string;

beforeAll(async () => {
  bucket = await startS3Server();
  root = mkdtempSync(join(tmpdir(), 'marco-dos-'));
  one = await open('uno', bucket);
  other = await open('otro', bucket, one);
  token = await openTestSession(one.database.kysely, '1000000001');
});
afterAll(async () => {
  await other.close();
  await one.close();
  await bucket.stop();
  rmSync(root, { recursive: true, force: true });
});

function open(folder: string, { settings }: S3Server, first?: TestApp): Promise<TestApp> {
  return startTestApp({
    listen: true,
    filesBySettings: true,
    ...(first ? { database: first.database } : {}),
    environment: {
      PORT: '0',
      DATA_DIR: join(root, folder),
      S3_ENDPOINT: settings.endpoint,
      S3_BUCKET: settings.bucket,
      S3_ACCESS_KEY: settings.accessKey,
      S3_SECRET_KEY: settings.secretKey,
    },
  });
}

function download(test: TestApp, archivoId: string) {
  return test.app.inject({
    method: 'POST',
    url: '/api/download_file_opt',
    headers: { authorization: `Bearer ${token}` },
    payload: { archivoId },
  });
}

const upload = (test: TestApp, content: Buffer) =>
  uploadSample({ base: test.app.listeningOrigin, token }, test === one ? 'plan.pdf' : 'solo.pdf', content);

async function uploadOne(content: Buffer): Promise<string> {
  const { body } = await upload(one, content);
  return (body as { id: string }).id;
}

describe('two processes without a shared folder', () => {
  it('[FILE-03] a file that one took is given by the other, the same to the byte', async () => {
    const content = await createPdf();
    const id = await uploadOne(content);
    const { mensajeResponse, object } = (await download(other, id)).json();
    expect(mensajeResponse.estado).toBe(true);
    expect(Buffer.from(object.base64Archivo, 'base64')).toEqual(content);
  });

  it('no folder of a process holds a file', async () => {
    await uploadOne(await createPdf());
    expect(await listFilesUnder(root)).toEqual([]);
  });

  it('[API-22] content the bucket lost is said to be missing, by both', async () => {
    const id = await uploadOne(Buffer.concat([await createPdf(), Buffer.from('%otro')]));
    const { sha256 } = await one.database.kysely
      .selectFrom('archivos')
      .select('sha256')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await bucket.lose(`mesas/${sha256.slice(0, 2)}/${sha256}`);
    for (const test of [one, other]) {
      const answer = await download(test, id);
      expect(answer.statusCode).toBe(200);
      expect(answer.json().mensajeResponse.estado).toBe(false);
    }
  });

  it('[FILE-01] a bucket that is gone is 503 with the reason, and no file is left waiting', async () => {
    const passing = await startS3Server();
    const alone = await open('solo', passing, one);
    await passing.stop();
    const answer = await upload(alone, await createPdf());
    expect(answer).toMatchObject({ status: 503, body: { code: 'ALMACEN_SIN_RESPUESTA' } });
    await alone.close();
    const rows = await one.database.kysely
      .selectFrom('archivos')
      .select('id')
      .where('nombre', '=', 'solo.pdf')
      .execute();
    expect(rows).toEqual([]);
  });
});
