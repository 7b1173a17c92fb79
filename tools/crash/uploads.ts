import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, utimesSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { runProduct } from '../product/run-product.ts';
import type { Engine } from './engines.ts';
import { callUntilKilled, killWhileWorking, prepareProduct, type Scenario } from './scenario.ts';

const UPLOADERS = 4;
const LONGEST_LIFE_MS = 900;
const FILE_BYTES = 400_000;
const PIECE_BYTES = 20_000;
const PIECE_PAUSE_MS = 2;
const CLEAN_LIMIT_MS = 60_000;
const POLL_MS = 100;

/**
 * Every acknowledged file is served whole, no file is served with bytes that are not those of its row, and the clean-up
 * leaves nothing of what the kills left.
 */
export const uploads: Scenario = {
  name: 'uploads',
  kills: 10,
  run: async (engine, kills) => {
    const { directory } = engine;
    // What an address may upload in a minute is counted over all lives of the product: every caller has its own.
    const environment = { ...engine.environment, TRUST_PROXY: 'on' };
    // One person may not have so many files no record took.
    const tokens = [await prepareProduct(engine, '1000000001'), await prepareProduct(engine, '1000000002')];
    const acknowledged: Sent[] = [];
    let workers = 0;
    await killWhileWorking({
      environment,
      kills,
      workers: UPLOADERS,
      longestLifeMs: LONGEST_LIFE_MS,
      work: ({ url }) => {
        workers += 1;
        const token = tokens[workers % tokens.length] ?? '';
        return uploadUntilKilled({ url, token, address: createAddress(workers) }, acknowledged);
      },
      tell: () => `${acknowledged.length} uploads acknowledged`,
    });
    const halves = listHalf(directory).length;
    const { lost, broken } = await countUnserved(engine, tokens, acknowledged);
    await makeOld(engine);
    const left = await cleanUp(engine);
    return {
      ok: acknowledged.length > 0 && halves > 0 && lost === 0 && broken === 0 && left === 0,
      counts: `${acknowledged.length} uploads acknowledged, ${lost} lost, ${broken} served broken; ${halves} half files left by the kills, ${left} after the clean-up`,
    };
  },
};

interface Uploader {
  readonly url: string;
  readonly token: string;
  readonly address: string;
}

const createAddress = (caller: number) => `10.0.${Math.floor(caller / 256)}.${caller % 256}`;

interface Sent {
  readonly token: string;
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
async function upload({ url, token, address }: Uploader, content: Buffer): Promise<string> {
  const call = request(`${url}/api/uploadFileOpt?carpeta=mesas`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=limite',
      'x-forwarded-for': address,
    },
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
function uploadUntilKilled(uploader: Uploader, acknowledged: Sent[]): Promise<void> {
  return callUntilKilled(
    async () => {
      const content = Buffer.from(randomBytes(FILE_BYTES / 2).toString('hex'));
      const id = await upload(uploader, content);
      acknowledged.push({ token: uploader.token, id, sha256: hash(content) });
    },
    // The connection that breaks has a code: ECONNRESET, ECONNREFUSED.
    (error) => error instanceof Error && 'code' in error,
  );
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

/** Acknowledged files that are not served with the bytes that were sent, and others served with bytes not of their row. */
async function countUnserved(engine: Engine, tokens: readonly string[], acknowledged: readonly Sent[]) {
  const rows = await listRows(engine);
  const product = await runProduct(engine.environment);
  let [lost, broken] = [0, 0];
  const known = new Set(acknowledged.map(({ id }) => id));
  for (const { token, id, sha256 } of acknowledged) {
    const content = await download(product.url, token, id);
    if (content === null || hash(content) !== sha256) lost += 1;
  }
  for (const { id, sha256 } of rows) {
    if (known.has(id)) continue;
    for (const token of tokens) {
      const content = await download(product.url, token, id);
      if (content !== null && hash(content) !== sha256) broken += 1;
    }
  }
  await product.stop();
  return { lost, broken };
}

async function listRows(engine: Engine): Promise<Omit<Sent, 'token'>[]> {
  const database = engine.open();
  const rows = await database.kysely
    .selectFrom('archivos')
    .select(['id', 'sha256'])
    .where('pendiente_desde', 'is not', null)
    .execute();
  await database.close();
  return rows;
}

/** What nobody attached and what was half taken in is a day old now; the hourly clean-up is due. */
async function makeOld(engine: Engine): Promise<void> {
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  for (const path of listHalf(engine.directory)) utimesSync(path, yesterday, yesterday);
  const database = engine.open();
  await database.kysely
    .updateTable('archivos')
    .set({ pendiente_desde: yesterday })
    .where('pendiente_desde', 'is not', null)
    .execute();
  await database.kysely.deleteFrom('jobs').where('kind', '=', 'limpiar-archivos').execute();
  await database.close();
}

/** Runs the product until its clean-up is done; answers what it left. */
async function cleanUp(engine: Engine): Promise<number> {
  const product = await runProduct(engine.environment);
  const limit = performance.now() + CLEAN_LIMIT_MS;
  while (listHalf(engine.directory).length > 0 && performance.now() < limit) await wait(POLL_MS);
  await product.stop();
  return listHalf(engine.directory).length + (await listRows(engine)).length;
}
