import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseSchema } from '@marco/database';
import { type DatabaseHandle, openPglite, openPostgres } from '@marco/server-kit/database';
import { openTestSession } from '@marco/test-kit';
import { runProduct } from '../product/run-product.ts';
import { startPostgresCluster } from '../system/postgres-cluster.ts';

const KILLS = 10;
const UPLOADERS = 4;
const LONGEST_LIFE_MS = 900;
const FILE_BYTES = 400_000;
const PIECE_BYTES = 20_000;
const PIECE_PAUSE_MS = 2;
const CLEAN_LIMIT_MS = 60_000;
const POLL_MS = 100;

interface UploadResult {
  readonly acknowledged: number;
  /** Half files the kills left on the disk, before the clean-up. */
  readonly halves: number;
  /** Acknowledged files that are not served whole, with the bytes that were sent. */
  readonly lost: number;
  /** Files nobody acknowledged that are served with bytes that are not those of their row. */
  readonly broken: number;
  /** Half files and rows without a record after the clean-up. */
  readonly left: number;
}

interface Sent {
  readonly id: string;
  readonly sha256: string;
}

/** A text file piece by piece, as a slow line brings it. */
async function* writeForm(content: Buffer): AsyncGenerator<Uint8Array> {
  yield Buffer.from(
    '--limite\r\nContent-Disposition: form-data; name="archivo"; filename="acta.txt"\r\n\r\n',
  );
  for (let at = 0; at < content.length; at += PIECE_BYTES) {
    yield content.subarray(at, at + PIECE_BYTES);
    await wait(PIECE_PAUSE_MS);
  }
  yield Buffer.from('\r\n--limite--\r\n');
}

/** One upload, sent as slowly as a network does. */
async function upload(url: string, token: string, content: Buffer): Promise<string> {
  const call = request(`${url}/api/uploadFileOpt?carpeta=mesas`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=limite' },
  });
  const [[answer]] = (await Promise.all([
    once(call, 'response'),
    pipeline(Readable.from(writeForm(content)), call),
  ])) as [[IncomingMessage], unknown];
  const body = await text(answer);
  if (answer.statusCode !== 200) throw new Error(`The upload was answered ${answer.statusCode}: ${body}`);
  return (JSON.parse(body) as { id: string }).id;
}

/** Uploads one file after the other until the server dies. */
async function uploadUntilKilled(url: string, token: string, acknowledged: Sent[]): Promise<void> {
  for (;;) {
    const content = Buffer.from(randomBytes(FILE_BYTES / 2).toString('hex'));
    try {
      acknowledged.push({ id: await upload(url, token, content), sha256: hash(content) });
    } catch (error) {
      // The connection that breaks has a code: ECONNRESET, ECONNREFUSED.
      if (error instanceof Error && 'code' in error) return;
      throw error;
    }
  }
}

const hash = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** Half files anywhere under a directory. */
function listHalf(directory: string): string[] {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.parcial'))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Bytes of a file by the direct download; null where the server says that there are none. */
async function download(url: string, token: string, id: string): Promise<Buffer | null> {
  const answer = await fetch(`${url}/api/downloadFileOpt/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`The download was answered ${answer.status}.`);
  return Buffer.from(await answer.arrayBuffer());
}

async function listRows(open: () => DatabaseHandle<DatabaseSchema>): Promise<Sent[]> {
  const database = open();
  const rows = await database.kysely
    .selectFrom('archivos')
    .select(['id', 'sha256'])
    .where('pendiente_desde', 'is not', null)
    .execute();
  await database.close();
  return rows;
}

/** What nobody attached and what was half taken in is a day old now; the hourly clean-up is due. */
async function makeOld(open: () => DatabaseHandle<DatabaseSchema>, directory: string): Promise<void> {
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  for (const path of listHalf(directory)) utimesSync(path, yesterday, yesterday);
  const database = open();
  await database.kysely
    .updateTable('archivos')
    .set({ pendiente_desde: yesterday })
    .where('pendiente_desde', 'is not', null)
    .execute();
  await database.kysely.deleteFrom('jobs').where('kind', '=', 'limpiar-archivos').execute();
  await database.close();
}

/** Kills the product while files come in, as often as asked, and looks at what it serves and what it keeps. */
async function crash(
  environment: Readonly<Record<string, string>>,
  open: () => DatabaseHandle<DatabaseSchema>,
): Promise<UploadResult> {
  await (await runProduct(environment)).stop();
  const directory = environment['DATA_DIR'] ?? '';
  const prepared = open();
  const token = await openTestSession(prepared.kysely, '1000000001');
  await prepared.close();
  const acknowledged: Sent[] = [];
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const product = await runProduct(environment);
    const uploaders = Array.from({ length: UPLOADERS }, () =>
      uploadUntilKilled(product.url, token, acknowledged),
    );
    await wait(100 + Math.random() * LONGEST_LIFE_MS);
    await product.kill();
    await Promise.all(uploaders);
    process.stdout.write(`\r  kill ${kill} of ${KILLS}, ${acknowledged.length} uploads acknowledged`);
  }
  process.stdout.write('\n');
  const halves = listHalf(directory).length;
  const rows = await listRows(open);
  const last = await runProduct(environment);
  let [lost, broken] = [0, 0];
  const known = new Set(acknowledged.map(({ id }) => id));
  for (const { id, sha256 } of acknowledged) {
    const content = await download(last.url, token, id);
    if (content === null || hash(content) !== sha256) lost += 1;
  }
  for (const { id, sha256 } of rows) {
    if (known.has(id)) continue;
    const content = await download(last.url, token, id);
    if (content !== null && hash(content) !== sha256) broken += 1;
  }
  await last.stop();
  await makeOld(open, directory);
  return { acknowledged: acknowledged.length, halves, lost, broken, left: await cleanUp(environment, open) };
}

/** Runs the product until its clean-up is done; answers what it left. */
async function cleanUp(
  environment: Readonly<Record<string, string>>,
  open: () => DatabaseHandle<DatabaseSchema>,
): Promise<number> {
  const directory = environment['DATA_DIR'] ?? '';
  const product = await runProduct(environment);
  const limit = performance.now() + CLEAN_LIMIT_MS;
  while (listHalf(directory).length > 0 && performance.now() < limit) await wait(POLL_MS);
  await product.stop();
  return listHalf(directory).length + (await listRows(open)).length;
}

function judge(name: string, { acknowledged, halves, lost, broken, left }: UploadResult): boolean {
  const ok = acknowledged > 0 && halves > 0 && lost === 0 && broken === 0 && left === 0;
  console.log(
    `${ok ? 'ok  ' : 'FAIL'} ${name}: ${KILLS} kills, ${acknowledged} uploads acknowledged, ${lost} lost, ${broken} served broken; ${halves} half files left by the kills, ${left} after the clean-up`,
  );
  return ok;
}

const directory = mkdtempSync(join(tmpdir(), 'marco-upload-crash-'));
const cluster = await startPostgresCluster({ durable: true });
try {
  console.log('Uploads on the embedded database');
  const embedded = await crash({ DATA_DIR: join(directory, 'incorporada') }, () =>
    openPglite<DatabaseSchema>({ directory: join(directory, 'incorporada') }),
  );
  console.log(`Uploads on PostgreSQL ${cluster.version}`);
  const server = await crash(
    { DATA_DIR: join(directory, 'servidor'), DATABASE_URL: cluster.url, DEMO_DATA: 'on' },
    () => openPostgres<DatabaseSchema>({ url: cluster.url, maxConnections: 1 }),
  );
  const outcomes = [judge('PGlite', embedded), judge('PostgreSQL', server)];
  const failed = outcomes.filter((ok) => !ok).length;
  console.log(`${outcomes.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  await cluster.stop();
  rmSync(directory, { recursive: true, force: true });
}
