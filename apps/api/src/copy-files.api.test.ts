import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { copyContenidos } from '@marco/archivos/server';
import type { DatabaseSchema } from '@marco/database';
import { createDiskFileStore, type FileStore } from '@marco/server-kit';
import type { DatabaseHandle } from '@marco/server-kit/database';
import { createS3FileStore, type S3FileStore } from '@marco/server-kit/s3';
import { openTestDatabase, templateFilesDirectory } from '@marco/test-kit';
import { type S3Server, startS3Server } from '@marco/test-kit/s3-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCopyFiles } from './copy-files.ts';

let database: DatabaseHandle<DatabaseSchema>;
let server: S3Server;
let bucket: S3FileStore;
let directory: string;
const demo = () => createDiskFileStore(() => templateFilesDirectory());
const elsewhere = (): FileStore => createDiskFileStore((folder) => join(directory, 'vuelta', folder));
const silent = () => undefined;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'marco-copia-'));
  [database, server] = await Promise.all([openTestDatabase(), startS3Server()]);
  bucket = createS3FileStore(server.settings, { transitDirectory: join(directory, 'transito') });
  // Rows of the demonstration lie where it was made; this test takes them from where they are now.
  await database.kysely.updateTable('archivos').set({ ubicacion: null }).execute();
});
afterAll(async () => {
  bucket.close();
  await database.close();
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
});

const listNombrados = () =>
  database.kysely.selectFrom('archivos').select(['carpeta', 'sha256']).distinct().execute();

describe('copy of the files of an installation', () => {
  it('takes every content to the bucket once, and goes on where an earlier copy ended', async () => {
    const nombrados = await listNombrados();
    expect(nombrados.length).toBeGreaterThan(3);
    const first = await copyContenidos(database.kysely, demo(), bucket, silent);
    expect(first).toEqual({ copiados: nombrados.length, presentes: 0, ausentes: [], alterados: [] });
    const second = await copyContenidos(database.kysely, demo(), bucket, silent);
    expect(second).toEqual({ copiados: 0, presentes: nombrados.length, ausentes: [], alterados: [] });
  });

  it('brings the same bytes back', async () => {
    const nombrados = await listNombrados();
    const back = await copyContenidos(database.kysely, bucket, elsewhere(), silent);
    expect(back.copiados).toBe(nombrados.length);
    for (const { carpeta: folder, sha256 } of nombrados.slice(0, 5)) {
      const [before, after] = await Promise.all(
        [demo(), elsewhere()].map(async (store) =>
          buffer((await store.find({ folder, sha256 })) ?? Readable.from([])),
        ),
      );
      expect(after).toEqual(before);
      expect(after?.length).toBeGreaterThan(0);
    }
  });

  it('names what the origin lost, and copies the rest', async () => {
    const [lost] = await listNombrados();
    if (!lost) throw new Error('The demonstration has no files.');
    await server.lose(`${lost.carpeta}/${lost.sha256.slice(0, 2)}/${lost.sha256}`);
    const copia = await copyContenidos(
      database.kysely,
      bucket,
      createDiskFileStore((folder) => join(directory, 'otra', folder)),
      silent,
    );
    expect(copia.ausentes).toMatchObject([{ carpeta: lost.carpeta, sha256: lost.sha256 }]);
    expect(copia.copiados).toBe((await listNombrados()).length - 1);
  });
});

describe('npm run files:copy', () => {
  async function run(args: string[], environment: Record<string, string> = {}) {
    const lines: string[] = [];
    const code = await runCopyFiles(args, { DATA_DIR: directory, ...environment }, (line) =>
      lines.push(line),
    );
    return { code, text: lines.join('\n') };
  }

  it.each([[[]], [['--a']], [['--a', 'nube']], [['--a', 's3', 'más']]])(
    'asks where to when told %j',
    async (args) => {
      expect(await run(args)).toMatchObject({
        code: 1,
        text: expect.stringContaining('files:copy -- --a s3'),
      });
    },
  );

  it('says that there is no database where there is none, and that half an address is none', async () => {
    expect((await run(['--a', 's3'])).text).toContain('No hay una base de datos');
    const half = await run(['--a', 's3'], { S3_BUCKET: 'marco' });
    expect(half.code).toBe(1);
    expect(half.text).toContain('van juntos');
  });
});
