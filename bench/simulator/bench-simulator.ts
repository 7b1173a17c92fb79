// Calls of the simulator beside a bare Node server, in turns in one run. `npm run bench:simulator`.
// The marks are figures to compare with, never asserted: they depend on the machine.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProduct } from '../../tools/product/run-product.ts';
import { computePercentile } from '../percentile.ts';

/** Marks of directorio §6.6. */
const MARKS = { perSecond: 300, p95: 40 };
const CONNECTIONS = 8;
const ROUNDS = 6;
const ROUND_MS = 2000;

interface Target {
  readonly url: string;
  /** Each call is of another person, so that nothing that was answered helps. */
  readonly body: (call: number) => string;
}

/** Sends calls one after the other on each connection. @returns the time of each in milliseconds */
async function sendCalls({ url, body }: Target): Promise<number[]> {
  const { hostname, port, pathname, host } = new URL(url);
  const times: number[] = [];
  const begun = performance.now();
  let call = 0;

  async function keepSending(): Promise<void> {
    const socket = createConnection({ host: hostname, port: Number(port), noDelay: true });
    await once(socket, 'connect');
    while (performance.now() - begun < ROUND_MS) {
      call += 1;
      const text = body(call);
      // Another caller each time: what one caller may ask for in a minute is not what is measured.
      const head = [
        `POST ${pathname} HTTP/1.1`,
        `host: ${host}`,
        'content-type: application/json',
        `x-forwarded-for: 10.${(call >> 16) & 255}.${(call >> 8) & 255}.${call & 255}`,
        `content-length: ${Buffer.byteLength(text)}`,
      ].join('\r\n');
      const sent = performance.now();
      socket.write(`${head}\r\n\r\n${text}`);
      await readAnswer(socket, url);
      times.push(performance.now() - sent);
    }
    socket.destroy();
  }

  await Promise.all(Array.from({ length: CONNECTIONS }, keepSending));
  return times;
}

const END_OF_HEAD = '\r\n\r\n';

async function readAnswer(socket: ReturnType<typeof createConnection>, url: string): Promise<void> {
  let received = '';
  for (;;) {
    const [chunk]: Buffer[] = await once(socket, 'data');
    received += chunk?.toString('latin1') ?? '';
    const end = received.indexOf(END_OF_HEAD);
    const length = Number(/\r\ncontent-length: (\d+)\r\n/i.exec(received)?.[1] ?? 0);
    if (end >= 0 && received.length >= end + END_OF_HEAD.length + length) break;
  }
  // Of one person in five hundred it answers that nobody may see them.
  if (!/^HTTP\/1\.1 (?:200|403) /.test(received))
    throw new Error(`${url} answered ${received.slice(0, 500)}`);
}

async function startBare(answer: string) {
  const child = fork(fileURLToPath(new URL('bare-server.ts', import.meta.url)));
  const ready = once(child, 'message');
  child.send(answer);
  const [port] = await ready;
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.disconnect() };
}

const SERVICIO = 'Consulta de vigencia de la cédula de ciudadanía';
const toBody = (call: number) =>
  JSON.stringify({
    identificacionCedula: {
      codTipoIdentificacion: 'CC',
      numIdentificacion: `9999${String((call % 500) + 1).padStart(6, '0')}`,
    },
  });

const directory = await mkdtemp(join(tmpdir(), 'bench-simulator-'));
const product = await runProduct({ DATA_DIR: directory, DEMO_DATA: 'on', TRUST_PROXY: 'on' });
const servicios: readonly { servicioId: number; nombre: string }[] = await fetch(
  `${product.url}/api-public/servicios`,
).then((answer) => answer.json());
const servicio = servicios.find(({ nombre }) => nombre === SERVICIO);
if (!servicio) throw new Error(`The demo data lacks «${SERVICIO}».`);
const url = `${product.url}/simulador/${servicio.servicioId}/1.0/consultar`;
const first = await fetch(url, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: toBody(0),
});
const answer = await first.text();
if (first.status !== 200) throw new Error(`The simulator answered ${first.status}: ${answer}`);
const bare = await startBare(answer);
const targets = { bare: { url: bare.url, body: toBody }, simulator: { url, body: toBody } };
try {
  for (const target of Object.values(targets)) await sendCalls(target);
  const times = { bare: [] as number[], simulator: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    // The server that begins changes in each round, so that other work of the machine affects both.
    const order = round % 2 === 0 ? (['bare', 'simulator'] as const) : (['simulator', 'bare'] as const);
    for (const name of order) times[name].push(...(await sendCalls(targets[name])));
  }
  console.log(
    `${ROUNDS} rounds of ${ROUND_MS} ms in turns, ${CONNECTIONS} connections, ${answer.length} characters`,
  );
  for (const name of ['bare', 'simulator'] as const) {
    const sorted = times[name].toSorted((one, other) => one - other);
    const perSecond = sorted.length / ((ROUNDS * ROUND_MS) / 1000);
    const p95 = computePercentile(sorted, 0.95).toFixed(2);
    console.log(
      `${name}: ${perSecond.toFixed(0)} answers/s, p50 ${computePercentile(sorted, 0.5).toFixed(2)} ms, p95 ${p95} ms`,
    );
  }
  console.log(`to compare with: ${MARKS.perSecond} answers/s and p95 of ${MARKS.p95} ms`);
} finally {
  bare.stop();
  await product.stop();
  await rm(directory, { recursive: true });
}
