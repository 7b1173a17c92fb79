import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseSchema } from '@marco/database';
import type { DatabaseHandle } from '@marco/server-kit/database';
import { openTestSession, startTestApp } from '@marco/test-kit';
import { findFreePort } from '../../tools/system/free-port.ts';
import { CALLERS, type Call } from './calls.ts';

const WARM_UP = 2;
/** Slow calls are repeated less often, because fewer times are enough for them. */
const LIMIT_MS = 6000;
const POLL_MS = 20;

export interface Measured {
  readonly times: readonly number[];
  readonly bytes: number;
}

interface Asked {
  readonly call: Call;
  readonly url: string;
  readonly tokens: Readonly<Record<string, string>>;
}

async function send({ call, url, tokens }: Asked): Promise<Response> {
  const token = tokens[call.caller];
  const answer = await fetch(`${url}/${token ? 'api' : 'api-public'}${call.path}`, {
    method: call.body ? 'POST' : 'GET',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(call.body ? { 'content-type': 'application/json' } : {}),
    },
    ...(call.body ? { body: JSON.stringify(call.body) } : {}),
  });
  if (!answer.ok) throw new Error(`${call.name}: ${answer.status} ${await answer.text()}`);
  return answer;
}

async function untilReady(asked: Asked, id: string): Promise<void> {
  for (;;) {
    const { body: _, ...call } = asked.call;
    const row = await (await send({ ...asked, call: { ...call, path: `/exportaciones/${id}` } })).json();
    if (row.estado === 'lista') return;
    if (row.estado !== 'en-cola' && row.estado !== 'en-curso') throw new Error(`${call.name}: ${row.motivo}`);
    await wait(POLL_MS);
  }
}

/** Asks once, reads the whole answer, and waits for its file where it is a job. */
async function run(asked: Asked): Promise<number> {
  const answer = await send(asked);
  const content = await answer.arrayBuffer();
  if (asked.call.exports && answer.headers.get('content-type')?.includes('json'))
    await untilReady(asked, JSON.parse(Buffer.from(content).toString()).id);
  return content.byteLength;
}

async function measure(asked: Asked, rounds: number): Promise<Measured> {
  const times: number[] = [];
  let bytes = 0;
  const begun = performance.now();
  const isOver = () => performance.now() - begun > LIMIT_MS;
  for (let round = 0; round < WARM_UP && !isOver() && !asked.call.exports; round += 1) await run(asked);
  while (times.length === 0 || (times.length < rounds && !isOver())) {
    const start = performance.now();
    bytes = await run(asked);
    times.push(performance.now() - start);
  }
  return { times: times.toSorted((one, other) => one - other), bytes };
}

interface Product {
  readonly database: DatabaseHandle<DatabaseSchema>;
  readonly files: string;
  readonly workers: boolean;
}

/** Each of the calls against the whole product, one after the other. */
async function measureEach(
  { database, files, workers }: Product,
  calls: readonly Call[],
  rounds: number,
): Promise<readonly (readonly [string, Measured])[]> {
  const port = await findFreePort();
  const test = await startTestApp({
    database,
    listen: true,
    workers,
    filesDirectory: files,
    environment: { PORT: String(port) },
  });
  const url = `http://localhost:${port}`;
  const tokens = Object.fromEntries(
    await Promise.all(
      Object.entries(CALLERS).map(
        async ([caller, numero]) => [caller, await openTestSession(database.kysely, numero)] as const,
      ),
    ),
  );
  const found: (readonly [string, Measured])[] = [];
  for (const call of calls) {
    found.push([call.name, await measure({ call, url, tokens }, rounds)]);
    process.stdout.write('.');
  }
  await test.close();
  return found;
}

/**
 * Each call over HTTP against the whole product on a database, as nobody else asks. The workers run for the exports
 * alone: a country that was filled in minutes has the work of two years waiting (20,000 constancias), and one that grew
 * has not.
 */
export async function measureCalls(
  database: DatabaseHandle<DatabaseSchema>,
  calls: readonly Call[],
  { rounds, files }: { readonly rounds: number; readonly files: string },
): Promise<ReadonlyMap<string, Measured>> {
  const exports = calls.filter((call) => call.exports);
  const others = calls.filter((call) => !call.exports);
  const found = [
    ...(await measureEach({ database, files, workers: false }, others, rounds)),
    ...(exports.length === 0 ? [] : await measureEach({ database, files, workers: true }, exports, rounds)),
  ];
  process.stdout.write('\n');
  return new Map(found);
}
