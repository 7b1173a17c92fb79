import { mkdtemp, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestSession, startTestApp, type TestApp, type TestAppOptions } from '@marco/test-kit';
import { type StubScanner, startStubScanner } from '@marco/test-kit/stub-scanner';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPdf, listFilesUnder, uploadSample } from '../testing/index.ts';

let test: TestApp;
let directory: string;
let daemon: StubScanner;
let token: string;
/** What the daemon does once it has the whole content. */
let verdict: (socket: Socket) => void;
/** Contents the daemon was given. */
let scanned: Buffer[];

beforeAll(async () => {
  daemon = await startStubScanner((socket, content) => {
    scanned.push(content);
    verdict(socket);
  });
  directory = await mkdtemp(join(tmpdir(), 'antivirus-'));
  test = await startWatched();
  token = await openTestSession(test.database.kysely, '1000000001');
});
afterAll(async () => {
  await test.close();
  await daemon.stop();
  await rm(directory, { recursive: true });
});
beforeEach(() => {
  scanned = [];
});

/** A product whose files the daemon sees. */
function startWatched(options: TestAppOptions = {}): Promise<TestApp> {
  return startTestApp({
    listen: true,
    filesDirectory: directory,
    ...options,
    environment: { PORT: '0', CLAMD_ADDRESS: `127.0.0.1:${daemon.port}`, ...options.environment },
  });
}

const upload = (content = createPdf('revisada'), { app } = test) =>
  uploadSample({ base: app.listeningOrigin, token }, 'acta.pdf', content);

async function countRows(): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from archivos`.execute(
    test.database.kysely,
  );
  return rows[0]?.total ?? 0;
}

describe('an upload where an antivirus watches', () => {
  it('[FILE-01] one with a threat is refused with the reason, and nothing of it is left', async () => {
    const before = await countRows();
    verdict = (socket) => socket.end('stream: Eicar-Signature FOUND\0');
    const { status, body } = await upload();
    expect([status, body.mensaje]).toEqual([415, 'Archivo adjunto no es permitido']);
    expect(body.detalles).toEqual([{ mensaje: 'El antivirus encontró una amenaza en el archivo.' }]);
    expect(JSON.stringify(body)).not.toContain('Eicar');
    expect([await countRows(), await listFilesUnder(directory)]).toEqual([before, []]);
  });

  it.each<[string, (socket: Socket) => void]>([
    ['says an error', (socket) => socket.end('INSTREAM size limit exceeded. ERROR\0')],
    ['closes without a word', (socket) => socket.end()],
    ['breaks off', (socket) => socket.destroy()],
    ['speaks another protocol', (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
    ['says OK among other things', (socket) => socket.end('stream: OK but no\0')],
    ['never ends', (socket) => socket.write('a'.repeat(100_000))],
  ])('[FILE-01] an antivirus that %s lets nothing in: 503, and nothing is left', async (_what, does) => {
    const before = await countRows();
    verdict = does;
    const { status, body } = await upload();
    expect([status, body.code]).toEqual([503, 'ANTIVIRUS_SIN_RESPUESTA']);
    expect([await countRows(), await listFilesUnder(directory)]).toEqual([before, []]);
  });

  it('[FILE-01] an antivirus that says nothing in its time lets nothing in: 503, and nothing is left', async () => {
    const before = await countRows();
    verdict = () => undefined;
    // A product of its own: on a busy machine an antivirus that does answer may take longer.
    const impatient = await startWatched({
      database: test.database,
      environment: { CLAMD_TIMEOUT_MS: '300' },
    });
    const { status, body } = await upload(createPdf('revisada'), impatient);
    await impatient.close();
    expect([status, body.code]).toEqual([503, 'ANTIVIRUS_SIN_RESPUESTA']);
    expect([await countRows(), await listFilesUnder(directory)]).toEqual([before, []]);
  });

  it('[FILE-01] what is refused by its content is not even asked about', async () => {
    verdict = (socket) => socket.end('stream: OK\0');
    expect((await upload(Buffer.from('MZ nada'))).status).toBe(415);
    expect(scanned).toEqual([]);
  });

  it('[FILE-01] a clean one is taken; the antivirus saw every byte', async () => {
    verdict = (socket) => socket.end('stream: OK\0');
    const content = createPdf('a'.repeat(300_000));
    expect((await upload(content)).status).toBe(200);
    expect(scanned.map((seen) => seen.equals(content))).toEqual([true]);
    expect(await listFilesUnder(directory)).toHaveLength(1);
  });

  it('[FILE-01] an antivirus that is not there lets nothing in', async () => {
    await daemon.stop();
    const { status, body } = await upload();
    expect([status, body.code]).toEqual([503, 'ANTIVIRUS_SIN_RESPUESTA']);
  });
});
