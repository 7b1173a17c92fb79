// The thread that asks: what a caller makes of an answer is not the product's garbage.
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { Call } from './calls.ts';

const WARM_UP = 2;
/** Slow calls are repeated less often, because fewer times are enough for them. */
const LIMIT_MS = 6000;
const POLL_MS = 20;

/** Milliseconds in ascending order, and the size of the answer. */
export interface Measured {
  readonly times: readonly number[];
  readonly bytes: number;
}

/** What the thread is given. It tells of each call by its name, in their order. */
export interface Questions {
  readonly url: string;
  readonly tokens: Readonly<Record<string, string>>;
  readonly calls: readonly Call[];
  readonly rounds: number;
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

const { url, tokens, calls, rounds } = workerData as Questions;
for (const call of calls) parentPort?.postMessage([call.name, await measure({ call, url, tokens }, rounds)]);
